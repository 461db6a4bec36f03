import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeModule, subjects } from "../../../scripts/lexicon/make-module.ts";

test("what the parser finds is what the tables of words say", () => {
  const folder = join(import.meta.dirname, "../../domain/resume/lexicon");
  const plain = (text: string) => text.replace(/\s+/g, "").replace(/["'`]/g, "");
  for (const subject of subjects) {
    const module = readFileSync(join(folder, `${subject}.gen.ts`), "utf8");
    expect(plain(module), `run npm run build-lexicon: ${subject}`).toBe(plain(makeModule(subject)));
  }
});
