import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../setup/root.mjs";
import { makeSampleFiles, personas } from "./make-files.ts";

const folder = inRoot("apps", "server", "sample-data");

test("the sample CVs that a newcomer loads are exactly those that the script makes", async () => {
  const files = await makeSampleFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files) {
    const committed = await readFile(join(folder, name));
    expect(Buffer.compare(committed, bytes), name).toBe(0);
    expect(bytes.length, name).toBeLessThan(60 * 1024);
  }
});

test("nobody in the sample data can be written to: every address is at an example domain", () => {
  for (const { email } of personas) expect(email).toMatch(/@example\.(?:com|org)$/);
  expect(new Set(personas.map(({ email }) => email)).size).toBe(personas.length);
});
