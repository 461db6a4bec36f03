import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTextExtractor } from "./text-extractor.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "text-extractor-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(name: string, content: string): Promise<{ path: string; fileName: string }> {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, fileName: name };
}

test("files are read in worker threads, and a bad one fails alone", async () => {
  const extractor = createTextExtractor({ workers: 2 });
  const good = await fileOf("good.txt", "Ada Lovelace\nada@example.com");
  const bad = await fileOf("bad.txt", "");
  const results = await Promise.allSettled([
    extractor.extract(good),
    extractor.extract(bad),
    extractor.extract(good),
  ]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(results[0]).toMatchObject({
    value: { source: "txt", lines: [{ text: "Ada Lovelace" }, {}] },
  });
  expect(results[1]).toMatchObject({ reason: { name: "AppError", code: "VALIDATION" } });
  await extractor.close();
});
