import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { ResumeReader } from "./resume-reader.ts";
import type { ResumeReaderOptions } from "./resume-reader.ts";
import { addedNiceness } from "./lower-priority.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "resume-reader-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, fileName: name, today: "2026-03-01" };
}

/** Creates a reader whose processes behave as the file's name says. */
function oddReader(options: ResumeReaderOptions) {
  const script = new URL("./testing/odd-process.mjs", import.meta.url);
  const unexpected: string[] = [];
  const reader = new ResumeReader({
    script,
    onUnexpected: (what) => unexpected.push(what),
    ...options,
  });
  const read = (fileName: string, { owner = "Ada", since = 0, path = "" } = {}) =>
    reader.read({ path, fileName, today: "2026-03-01", owner, since }).then(
      ({ text }) => text.replace(/ by \d+$/, ""),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  return { reader, read, unexpected };
}

test("files are read in processes, and a bad one fails alone", async () => {
  const reader = new ResumeReader({ processes: 2 });
  const good = await fileOf("good.txt", "Ada Lovelace\nada@example.com");
  const bad = await fileOf("bad.txt", "");
  const gone = { ...good, path: join(folder, "gone.txt") };
  const results = await Promise.allSettled(
    [good, bad, good, gone].map((task) => reader.read(task)),
  );
  expect(results).toMatchObject([
    {
      value: {
        source: "txt",
        text: "Ada Lovelace\nada@example.com",
        lines: [{ text: "Ada Lovelace" }, { text: "ada@example.com" }],
        parsed: { email: { value: "ada@example.com" } },
      },
    },
    { reason: { name: "AppError", code: "VALIDATION" } },
    { status: "fulfilled" },
    // A missing file is an error of the storage, not of the CV.
    { reason: { name: "Error", code: "ENOENT" } },
  ]);
  await reader.close();
});

test("a process that can't start fails the file that waits for it, not the server", async () => {
  const script = pathToFileURL(join(folder, "process.mjs"));
  await writeFile(script, `throw new Error("too many open files");`);
  const reader = new ResumeReader({ processes: 2, script });
  const good = await fileOf("waiting.txt", "Ada Lovelace\nada@example.com");
  const answers = await Promise.allSettled([reader.read(good), reader.read(good)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(answers).not.toMatchObject([{ reason: { name: "AppError" } }, {}]);
  const real = new URL("./read-process-from-source.mjs", import.meta.url).href;
  await writeFile(script, `import ${JSON.stringify(real)};`);
  await expect(reader.read(good)).resolves.toMatchObject({ source: "txt" });
  await reader.close();
});

test("a file that computes without end is refused, and its neighbours are read", async () => {
  const { reader, read } = oddReader({ processes: 1, processorMs: 500, clockMs: 50_000 });
  expect(await Promise.all(["hang", "one", "hang", "two"].map((name) => read(name)))).toEqual([
    extractErrors.tooMuchWork(0.5).message,
    "one",
    extractErrors.tooMuchWork(0.5).message,
    "two",
  ]);
  await reader.close();
});

test("a file that waits without end is refused by the clock", async () => {
  const { reader, read } = oddReader({ processes: 1, clockMs: 1500 });
  expect(await Promise.all(["sleep", "one"].map((name) => read(name)))).toEqual([
    extractErrors.deadline(1.5).message,
    "one",
  ]);
  await reader.close();
});

test("a file that a busy machine holds up for longer than its processor time is read", async () => {
  const { reader, read } = oddReader({ processes: 1, processorMs: 200, clockMs: 50_000 });
  expect(await read("slow")).toBe("slow");
  await reader.close();
});

test.each(["objects", "buffers"])(
  "a file whose %s fill the memory is refused in words, and its neighbours are read",
  async (way) => {
    const { reader, read } = oddReader({ processes: 1, processorMs: 50_000 });
    expect(await Promise.all(["one", way, "two"].map((name) => read(name)))).toEqual([
      "one",
      extractErrors.crashed().message,
      "two",
    ]);
    await reader.close();
  },
);

test("what dies with a process is read once more, silently, and then refused", async () => {
  const { reader, read, unexpected } = oddReader({ processes: 1 });
  const path = join(folder, "has-ended");
  expect(await read("end once", { path })).toBe("end once");
  expect(await Promise.all([read("end"), read("one")])).toEqual([
    extractErrors.crashed().message,
    "one",
  ]);
  expect(unexpected).toEqual(Array(3).fill("a reading process ended"));
  await reader.close();
});

test("a damaged file that fails late takes no neighbour with it", async () => {
  const { reader, read } = oddReader({ processes: 1 });
  const names = ["is damaged and fails later", "slow", "fails later", "slow", "slow"];
  expect(await Promise.all(names.map((name) => read(name)))).toEqual([
    "damaged",
    ...names.slice(1),
  ]);
  await reader.close();
});

test("one owner's files that hang leave a process to others", async () => {
  const { reader, read } = oddReader({ processes: 2, processorMs: 700, clockMs: 50_000 });
  let ended = 0;
  const nasty = Array.from({ length: 6 }, () => read("hang").then(() => (ended += 1)));
  expect(await read("other's", { owner: "Bob" })).toBe("other's");
  // Both processes were busy before the other owner's file arrived.
  expect(ended).toBeLessThanOrEqual(2);
  // Long-running files have an additional process.
  expect(reader.load().running).toBeLessThanOrEqual(3);
  await reader.close();
  await Promise.all(nasty);
});

test("what was uploaded first is read first, and nobody waits for all of another's files", async () => {
  const { reader, read } = oddReader({ processes: 1 });
  const order: string[] = [];
  const add = (name: string, owner: string, since: number) =>
    read(name, { owner, since }).then(() => order.push(name));
  await Promise.all([
    add("first", "Ada", 1),
    add("late one", "Ada", 2),
    add("late two", "Ada", 2),
    add("early one", "Ada", 1),
    add("early two", "Ada", 1),
    add("other's", "Bob", 3),
  ]);
  const expected = ["first", "other's", "early one", "early two", "late one", "late two"];
  expect(order).toEqual(expected);
  await reader.close();
});

test("a reader that is closed refuses what waits and what comes", async () => {
  const { reader, read } = oddReader({ processes: 1 });
  const waiting = [read("hang"), read("one")];
  expect(reader.load()).toEqual({ running: 1, waiting: 1 });
  await reader.close();
  const closed = extractErrors.closed().message;
  expect(await Promise.all([...waiting, read("two")])).toEqual([closed, closed, closed]);
});

test.runIf(process.platform === "linux")(
  "processes that read step back for the one that answers",
  async () => {
    const reader = new ResumeReader({ processes: 1 });
    await reader.read(await fileOf("polite.txt", "Ada Lovelace\nada@example.com"));
    const children = await childrenOf(process.pid);
    expect(children.map((pid) => getPriority(pid))).toContain(
      Math.min(19, getPriority() + addedNiceness),
    );
    await reader.close();
  },
);

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")),
  );
  return pids.map(Number).filter((_, at) => {
    const stat = stats[at] ?? "";
    // The process name before it, in brackets, may contain spaces.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
  });
}
