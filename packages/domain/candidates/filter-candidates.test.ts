import { expect, test } from "vitest";
import { defaultFilters, passesFilters } from "./filter-candidates.ts";

test("the filter for met must-haves shows no invoice, which was compared with none", () => {
  const filters = { ...defaultFilters, noMissingMust: true };
  const score = { missingMustHave: [], modelDifferences: 0 };
  const cv = { yearsExperience: 5, skills: [], warnings: [], score };
  const invoice = { ...cv, warnings: [{ code: "other-document" as const, message: "" }] };
  expect(passesFilters(cv, filters)).toBe(true);
  expect(passesFilters(invoice, filters)).toBe(false);
  expect(passesFilters(invoice, defaultFilters)).toBe(true);
});
