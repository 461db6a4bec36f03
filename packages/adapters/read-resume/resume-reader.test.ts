import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReadTask } from "./read-resume.ts";
import { createResumeReader } from "./resume-reader.ts";
import { stepsBack } from "./step-back.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "resume-reader-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(name: string, content: string): Promise<ReadTask> {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, fileName: name, today: "2026-03-01" };
}

test("files are read in worker threads, and a bad one fails alone", async () => {
  const reader = createResumeReader({ workers: 2 });
  const good = await fileOf("good.txt", "Ada Lovelace\nada@example.com");
  const bad = await fileOf("bad.txt", "");
  const results = await Promise.allSettled([
    reader.read(good),
    reader.read(bad),
    reader.read(good),
  ]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(results[0]).toMatchObject({
    value: {
      source: "txt",
      text: "Ada Lovelace\nada@example.com",
      parsed: { email: { value: "ada@example.com" } },
    },
  });
  expect(results[1]).toMatchObject({ reason: { name: "AppError", code: "VALIDATION" } });
  await reader.close();
});

test("a thread that can't start fails the file that waits for it, not the server", async () => {
  const workerUrl = pathToFileURL(join(folder, "worker.mjs"));
  await writeFile(
    workerUrl,
    `throw Object.assign(new Error("too many open files"), { code: "EMFILE" });`,
  );
  const reader = createResumeReader({ workers: 2, workerUrl });
  const good = await fileOf("waiting.txt", "Ada Lovelace\nada@example.com");
  const answers = await Promise.allSettled([reader.read(good), reader.read(good)]);
  expect(answers).toMatchObject([
    { status: "rejected", reason: { code: "EMFILE" } },
    { status: "rejected", reason: { code: "EMFILE" } },
  ]);
  const worker = new URL("./read-worker-from-source.mjs", import.meta.url).href;
  await writeFile(workerUrl, `import ${JSON.stringify(worker)};`);
  await expect(reader.read(good)).resolves.toMatchObject({ source: "txt" });
  await reader.close();
});

/** A thread that hangs or ends over files of that name, and answers all others without reading. */
const oddThread = `
import { parentPort, workerData } from "node:worker_threads";
parentPort.on("message", ({ id, place, file: { fileName } }) => {
  if (Atomics.compareExchange(workerData, place, id, 0) !== id) return;
  if (fileName === "hang") for (;;);
  if (fileName === "end") throw new Error("ended");
  parentPort.postMessage({ id, answer: { ok: true, resume: { parsed: { fileName } } } });
});`;

async function oddReader(workers: number) {
  const workerUrl = pathToFileURL(join(folder, "odd.mjs"));
  await writeFile(workerUrl, oddThread);
  const reader = createResumeReader({ workers, workerUrl });
  const read = (fileName: string) =>
    reader.read({ path: "", fileName, today: "2026-03-01" }).then(
      ({ parsed }) => parsed,
      (error: unknown) => error,
    );
  return { reader, read };
}

test("a file that waits behind one that hangs is read by another thread", async () => {
  const { reader, read } = await oddReader(2);
  const [hanging, ...others] = ["hang", "one", "two", "three"].map(read);
  expect(await Promise.all(others)).toEqual([
    { fileName: "one" },
    { fileName: "two" },
    { fileName: "three" },
  ]);
  expect(reader.load()).toEqual({ running: 1, waiting: 0 });
  await reader.close();
  expect(await hanging).toMatchObject({ code: "UNAVAILABLE" });
});

test("what was uploaded first is read first, and nobody waits for all of another's files", async () => {
  const { reader } = await oddReader(1);
  const order: string[] = [];
  const read = (fileName: string, owner: string, since: number) =>
    reader
      .read({ path: "", fileName, today: "2026-03-01", owner, since })
      .then(() => order.push(fileName));
  // The first two go to the thread at once.
  await Promise.all([
    read("first", "Ada", 1),
    read("second", "Ada", 2),
    read("late one", "Ada", 2),
    read("late two", "Ada", 2),
    read("early one", "Ada", 1),
    read("early two", "Ada", 1),
    read("other's", "Bob", 3),
  ]);
  const expected = ["first", "second", "early one", "other's", "early two", "late one", "late two"];
  expect(order).toEqual(expected);
  await reader.close();
});

test("a file that waits behind one that ends its thread is read by the next", async () => {
  const { reader, read } = await oddReader(1);
  const [ending, ...others] = ["end", "one", "end", "two"].map(read);
  expect(await ending).toMatchObject({ message: "ended" });
  expect(await Promise.all(others)).toMatchObject([
    { fileName: "one" },
    { message: "ended" },
    { fileName: "two" },
  ]);
  await reader.close();
});

test("a warm-up reads what it is given, holds up nobody's file and ends with the reader", async () => {
  const reader = createResumeReader({ workers: 1 });
  const good = await fileOf("sample.txt", "Ada Lovelace\nada@example.com");
  await reader.warmUp([good], 2);
  expect(reader.load()).toEqual({ running: 0, waiting: 0 });
  const warming = reader.warmUp([good, { ...good, path: join(folder, "gone.txt") }], 1_000_000);
  await expect(reader.read(good)).resolves.toMatchObject({ source: "txt" });
  await reader.close();
  await warming;
});

test.runIf(process.platform === "linux")(
  "whoever asks meanwhile goes first: threads that read step back",
  async () => {
    const reader = createResumeReader({ workers: 1 });
    await reader.read(await fileOf("polite.txt", "Ada Lovelace\nada@example.com"));
    const niceness = await Promise.all(
      (await readdir("/proc/self/task")).map(async (thread) => {
        const stat = await readFile(`/proc/self/task/${thread}/stat`, "utf8").catch(() => "");
        // The name before it, in brackets, may hold spaces.
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
      }),
    );
    expect(niceness).toContain(Math.min(19, getPriority() + stepsBack));
    expect(niceness).toContain(getPriority());
    await reader.close();
  },
);
