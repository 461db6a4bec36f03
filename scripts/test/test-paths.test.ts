import { expect, test } from "vitest";
import { testsAt } from "./test-paths.mjs";

test("a folder is tested without what only CI has time for, which runs when it is named", () => {
  const folder = testsAt(["scripts/patterns"]);
  expect(folder.files).toEqual(["scripts/patterns/"]);
  expect(folder.projects).not.toContain("ci");
  const file = testsAt(["scripts/patterns/patterns.ci.test.ts"]);
  expect(file.files).toEqual(["scripts/patterns/patterns.ci.test.ts"]);
  expect(file.projects).toContain("ci");
});

test("a path that is mistyped is named, instead of no test passing for all", () => {
  expect(() => testsAt(["packages/domian"])).toThrow(/packages\/domian/);
});
