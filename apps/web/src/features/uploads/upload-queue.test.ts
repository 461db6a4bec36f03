import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { expect, test } from "vitest";
import { countUploads, totalsText } from "./upload-item.ts";
import type { UploadTotals } from "./upload-item.ts";
import { createUploadQueue } from "./upload-queue.ts";

const pdf = (name: string) => new File(["x"], name);

/** A queue whose waits and requests end when the test says so. */
function harness() {
  const waits: { ms: number; end: () => void }[] = [];
  const requests: { name: string; answer: (result: UploadResult) => void; fail: () => void }[] = [];
  const ends: UploadTotals[] = [];
  let landed = 0;
  const queue = createUploadQueue((ms) => new Promise((end) => waits.push({ ms, end })));
  const run = {
    send: (file: File) =>
      new Promise<UploadResult>((answer, reject) => {
        requests.push({ name: file.name, answer, fail: () => reject(new Error("offline")) });
      }),
    onLanded: () => (landed += 1),
    onEnd: (totals: UploadTotals) => ends.push(totals),
    readError: () => "Upload failed",
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const endWaits = async (ms: number) => {
    waits.filter((wait) => wait.ms === ms).forEach((wait) => wait.end());
    await settle();
  };
  const statuses = () => queue.getState().items.map(({ status }) => status);
  return { queue, run, requests, ends, settle, endWaits, statuses, landed: () => landed };
}

const success = (fileName: string): UploadResult => ({ fileName, success: true });

test("forty files travel four at a time, and a slow one holds up only its own lane", async () => {
  const { queue, run, requests, statuses, settle } = harness();
  queue.start(
    Array.from({ length: 40 }, (_, index) => pdf(`${index}.pdf`)),
    run,
  );
  expect(requests.map(({ name }) => name)).toEqual(["0.pdf", "1.pdf", "2.pdf", "3.pdf"]);
  expect(statuses().filter((status) => status === "processing")).toHaveLength(4);
  requests[1]?.answer(success("1.pdf"));
  await settle();
  requests[4]?.answer(success("4.pdf"));
  await settle();
  expect(requests.map(({ name }) => name).slice(4)).toEqual(["4.pdf", "5.pdf"]);
});

test("a file shows Processing for its 500 ms though the answer is already there", async () => {
  const { queue, run, requests, statuses, settle, endWaits } = harness();
  queue.start([pdf("a.pdf")], run);
  requests[0]?.answer(success("a.pdf"));
  await settle();
  expect(statuses()).toEqual(["processing"]);
  await endWaits(500);
  expect(statuses()).toEqual(["success"]);
});

test("after three seconds successes clear while failures stay readable", async () => {
  const { queue, run, requests, settle, endWaits, ends, landed } = harness();
  queue.start([pdf("a.pdf"), pdf("b.pdf"), pdf("c.png")], run);
  requests[0]?.answer(success("a.pdf"));
  requests[1]?.answer({ fileName: "b.pdf", success: false, error: "The file is encrypted." });
  await settle();
  await endWaits(500);
  expect(ends).toEqual([{ total: 3, done: 3, duplicates: 0, unreadable: 2 }]);
  expect(landed()).toBe(1);
  expect(queue.getState()).toMatchObject({ isRunning: false, canRetry: false });
  await endWaits(3000);
  expect(queue.getState().items.map(({ message }) => message)).toEqual([
    "The file is encrypted.",
    "Only PDF, DOCX and TXT files are supported.",
  ]);
  expect(totalsText(queue.getState().totals)).toBe("3 of 3 done · 2 unreadable");
  queue.dismiss();
  expect(queue.getState().items).toEqual([]);
});

test("files whose request failed say so and can be sent again", async () => {
  const { queue, run, requests, settle, endWaits, statuses } = harness();
  queue.start([pdf("a.pdf"), pdf("b.pdf")], run);
  requests[0]?.fail();
  requests[1]?.answer(success("b.pdf"));
  await settle();
  await endWaits(500);
  expect(queue.getState().items[0]).toMatchObject({ status: "error", message: "Upload failed" });
  queue.retry();
  expect(requests[2]?.name).toBe("a.pdf");
  requests[2]?.answer(success("a.pdf"));
  await settle();
  await endWaits(500);
  expect(statuses()).toEqual(["success"]);
});

test("nothing starts for an empty selection or while an upload runs", () => {
  const { queue, run, requests } = harness();
  queue.start([], run);
  expect(queue.getState().isRunning).toBe(false);
  queue.start([pdf("a.pdf")], run);
  queue.start([pdf("b.pdf")], run);
  expect(requests).toHaveLength(1);
});

test("the totals line counts duplicates and unreadable files", () => {
  const totals = countUploads([
    { key: 1, fileName: "a", status: "success", isDuplicate: true },
    { key: 2, fileName: "b", status: "error" },
    { key: 3, fileName: "c", status: "processing" },
  ]);
  expect(totalsText(totals)).toBe("2 of 3 done · 1 duplicate · 1 unreadable");
});
