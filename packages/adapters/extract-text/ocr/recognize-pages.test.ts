import type { Worker } from "node:worker_threads";
import { onTestFinished, expect, test } from "vitest";
import { splitPicture } from "./page-picture.ts";
import { recognizePages } from "./recognize-pages.ts";

const [width, height] = [60, 85];
const noise = {
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 7) % 256),
};

test("a scan that takes too long leaves no thread behind, and the next one is read", async () => {
  const threads: Promise<unknown>[] = [];
  const note = (thread: Worker) =>
    threads.push(new Promise((resolve) => thread.once("exit", resolve)));
  process.on("worker", note);
  onTestFinished(() => void process.off("worker", note));
  const drawn: string[] = [];
  const drawFor = (scan: string) => () => {
    drawn.push(scan);
    return splitPicture(noise);
  };
  await expect(recognizePages(drawFor("slow"), [1], 1)).rejects.toThrow("too long");
  expect(threads).toHaveLength(1);
  expect(await recognizePages(drawFor("next"), [1])).toMatchObject([{ page: 1 }]);
  expect(drawn).toEqual(["next"]);
  await Promise.all(threads);
});
