import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { expect, test } from "vitest";
import { countUploads, firstForReading, totalsText } from "./upload-item.ts";
import type { UploadTotals } from "./upload-item.ts";
import { UploadQueue } from "./upload-queue.ts";
import { sourceOfFile, UnreadableSource } from "./upload-source.ts";

const pdf = (name: string) => sourceOfFile(new File(["x"], name), "");

/** A queue whose delays and requests are completed by the test. */
function harness() {
  const waits: { ms: number; end: () => void }[] = [];
  const requests: { name: string; answer: (result: UploadResult) => void; fail: () => void }[] = [];
  const ends: (UploadTotals & { isCancelled: boolean })[] = [];
  const refused: string[] = [];
  let landed = 0;
  const queue = new UploadQueue((ms) => new Promise((end) => waits.push({ ms, end })));
  const run = {
    send: (file: File) =>
      new Promise<UploadResult>((answer, reject) => {
        requests.push({ name: file.name, answer, fail: () => reject(new Error("offline")) });
      }),
    onRefused: (fileName: string) => refused.push(fileName),
    onLanded: () => (landed += 1),
    onEnd: (totals: UploadTotals, isCancelled: boolean) => ends.push({ ...totals, isCancelled }),
    readError: () => "Upload failed",
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const endWaits = async (ms: number) => {
    waits.filter((wait) => wait.ms === ms).forEach((wait) => wait.end());
    await settle();
  };
  const statuses = () => queue.getState().items.map(({ status }) => status);
  return { queue, run, requests, refused, ends, settle, endWaits, statuses, landed: () => landed };
}

const success = (fileName: string): UploadResult => ({ fileName, success: true });

test("forty files travel four at a time, and a slow one holds up only its own lane", async () => {
  const { queue, run, requests, statuses, settle } = harness();
  queue.start(
    Array.from({ length: 40 }, (_, index) => pdf(`${index}.pdf`)),
    run,
  );
  await settle();
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
  await settle();
  requests[0]?.answer(success("a.pdf"));
  await settle();
  expect(statuses()).toEqual(["processing"]);
  await endWaits(500);
  expect(statuses()).toEqual(["success"]);
});

test("after three seconds the list clears, and what failed stays readable elsewhere", async () => {
  const { queue, run, requests, settle, endWaits, ends, landed } = harness();
  queue.start([pdf("a.pdf"), pdf("b.pdf"), pdf("c.gif")], run);
  await settle();
  requests[0]?.answer(success("a.pdf"));
  requests[1]?.answer({ fileName: "b.pdf", success: false, error: "The file is encrypted." });
  await settle();
  await endWaits(500);
  expect(ends).toEqual([
    { total: 3, done: 3, duplicates: 0, unreadable: 2, unsent: 0, isCancelled: false },
  ]);
  expect(landed()).toBe(1);
  expect(queue.getState()).toMatchObject({ isRunning: false, canRetry: false });
  await endWaits(3000);
  expect(queue.getState().items).toEqual([]);
  expect(queue.getState().failed.map(({ message }) => message)).toEqual([
    "The file is encrypted.",
    expect.stringMatching(/^Only PDF, DOCX, TXT.* files are supported\.$/),
  ]);
  expect(totalsText(queue.getState().totals)).toBe("3 of 3 done · 2 unreadable");
  queue.dismiss();
  expect(queue.getState().failed).toEqual([]);
});

test("files whose request failed say so and can be sent again", async () => {
  const { queue, run, requests, settle, endWaits, statuses } = harness();
  queue.start([pdf("a.pdf"), pdf("b.pdf")], run);
  await settle();
  requests[0]?.fail();
  requests[1]?.answer(success("b.pdf"));
  await settle();
  await endWaits(500);
  expect(queue.getState().items[0]).toMatchObject({ status: "error", message: "Upload failed" });
  // A file that was never sent isn't counted as unreadable.
  expect(totalsText(queue.getState().totals)).toBe("1 of 2 done · 1 not uploaded");
  queue.retry();
  await settle();
  expect(requests[2]?.name).toBe("a.pdf");
  requests[2]?.answer(success("a.pdf"));
  await settle();
  await endWaits(500);
  expect(statuses()).toEqual(["success"]);
});

test("nothing starts for an empty selection or while an upload runs", async () => {
  const { queue, run, requests, settle } = harness();
  queue.start([], run);
  expect(queue.getState().isRunning).toBe(false);
  queue.start([pdf("a.pdf")], run);
  queue.start([pdf("b.pdf")], run);
  await settle();
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

test("a paused upload finishes what is under way, begins nothing, and goes on where it stood", async () => {
  const { queue, run, requests, settle, statuses } = harness();
  queue.start(
    Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
    run,
  );
  await settle();
  queue.pause();
  expect(queue.getState().isPaused).toBe(true);
  for (const { name, answer } of requests) answer(success(name));
  await settle();
  expect(requests).toHaveLength(4);
  expect(statuses().slice(4)).toEqual(["uploading", "uploading"]);
  queue.resume();
  await settle();
  expect(requests.map(({ name }) => name).slice(4)).toEqual(["4.pdf", "5.pdf"]);
});

test("a cancelled upload ends with what was under way; the rest can be sent after all", async () => {
  const { queue, run, requests, ends, settle, endWaits } = harness();
  queue.start(
    Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
    run,
  );
  await settle();
  queue.pause();
  queue.cancel();
  for (const { name, answer } of requests) answer(success(name));
  await settle();
  await endWaits(500);
  expect(requests).toHaveLength(4);
  expect(ends).toMatchObject([{ total: 6, done: 6, unreadable: 0, unsent: 2, isCancelled: true }]);
  expect(queue.getState()).toMatchObject({ isRunning: false, isPaused: false, canRetry: true });
  await endWaits(3000);
  expect(queue.getState().failed).toMatchObject([
    { fileName: "4.pdf", message: "Cancelled before it was sent" },
    { fileName: "5.pdf", message: "Cancelled before it was sent" },
  ]);
  queue.retry();
  await settle();
  expect(requests.map(({ name }) => name).slice(4)).toEqual(["4.pdf", "5.pdf"]);
  expect(queue.getState().failed).toEqual([]);
});

test("what can't be unpacked says why, is told to the report, and no second try is offered", async () => {
  const { queue, run, requests, refused, settle, endWaits } = harness();
  const broken = {
    ...pdf("b.pdf"),
    label: "all.zip/b.pdf",
    open: () => Promise.reject(new UnreadableSource("Its part of the ZIP is damaged.")),
  };
  queue.start([broken, { ...pdf("c.zip"), problem: "An archive inside a ZIP" }], run);
  await settle();
  await endWaits(500);
  expect(requests).toHaveLength(0);
  expect(refused.toSorted()).toEqual(["all.zip/b.pdf", "c.zip"]);
  expect(queue.getState()).toMatchObject({
    canRetry: false,
    items: [
      { fileName: "all.zip/b.pdf", message: "Its part of the ZIP is damaged." },
      { fileName: "c.zip", message: "An archive inside a ZIP" },
    ],
  });
});

test("ten thousand files keep the list short and the counts right", async () => {
  const { queue, run, requests, settle, endWaits } = harness();
  queue.start(
    Array.from({ length: 10_000 }, (_, index) => pdf(`${index}.pdf`)),
    run,
  );
  await settle();
  requests[0]?.answer(success("0.pdf"));
  await settle();
  await endWaits(500);
  const { items, totals } = queue.getState();
  expect(totals).toMatchObject({ total: 10_000, done: 1 });
  const shown = firstForReading(items, 100);
  expect(shown).toHaveLength(100);
  expect(shown.slice(0, 5).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => "processing"),
    "uploading",
  ]);
});
