import type { Worker } from "node:worker_threads";
import { onTestFinished, expect, test } from "vitest";
import { makePng } from "../testing/make-png.ts";
import { partPicture } from "./page-picture.ts";
import { recognizePages } from "./recognize-pages.ts";

test("a scan that takes too long leaves no thread behind, and the next one is read", async () => {
  const threads: Promise<unknown>[] = [];
  const note = (thread: Worker) =>
    threads.push(new Promise((resolve) => thread.once("exit", resolve)));
  process.on("worker", note);
  onTestFinished(() => void process.off("worker", note));
  const drawn: string[] = [];
  const drawFor = (scan: string) => () => {
    drawn.push(scan);
    return partPicture(makePng(60, 85, (x, y) => [(x * 4) % 256, (y * 3) % 256, 0]));
  };
  await expect(recognizePages(drawFor("slow"), [1], 1)).rejects.toThrow("too long");
  expect(threads).toHaveLength(1);
  expect(await recognizePages(drawFor("next"), [1])).toMatchObject([{ page: 1 }]);
  expect(drawn).toEqual(["next"]);
  await Promise.all(threads);
});
