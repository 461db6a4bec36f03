import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { readTemplates } from "./template.ts";

test("a held-out template can't be measured by itself, a template to tune on can", () => {
  const [held] = readTemplates("held");
  const [tuned] = readTemplates("tuned");
  expect(() => readOptions([`--template=${held?.id ?? ""}`])).toThrow("--template");
  expect(readOptions([`--template=${tuned?.id ?? ""}`]).template).toBe(tuned?.id);
});

test("three people a template unless all are asked for", () => {
  expect(readOptions([]).people).toBe(3);
  expect(readOptions(["--all"]).people).toBe(Infinity);
});
