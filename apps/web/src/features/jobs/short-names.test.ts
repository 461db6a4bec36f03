import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

test("no two jobs of the collapsed sidebar look the same", () => {
  const titles = ["Senior Backend Engineer", "Sales Engineer", "Senior Editor", "Sales Engineer"];
  const jobs = titles.map((title, at) => ({ id: at + 1, title }));
  const names = [...shortNames(jobs.toReversed()).values()];
  expect(new Set(names).size).toBe(titles.length);
  expect(names[0]).toBe("SB");
  expect(names.every(({ length }) => length <= 3)).toBe(true);
});
