import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeModule, subjects } from "../../../scripts/lexicon/make-module.ts";

test("what the parser finds is what the tables of words say", () => {
  const plain = (text: string) => text.replace(/\s+/g, "").replace(/["'`]/g, "");
  for (const one of subjects) {
    const { folder, subject } = one;
    const file = join(import.meta.dirname, "../../domain", folder, `${subject}.gen.ts`);
    const module = readFileSync(file, "utf8");
    expect(plain(module), `run npm run build-lexicon: ${subject}`).toBe(plain(makeModule(one)));
  }
});
