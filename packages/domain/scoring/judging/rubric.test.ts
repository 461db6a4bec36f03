import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rubric } from "./rubric.ts";

test("the model judges by the page that people judge by", () => {
  const page = readFileSync(new URL("../../../../docs/judging.md", import.meta.url), "utf8");
  const ofPage = page.replace("lasts until 22 November 2026", "lasts until today");
  expect(ofPage).toContain(rubric);
  expect(rubric).toMatch(/^Ask the questions below[\s\S]*## 4\. Not found\nNone of these\.$/u);
});
