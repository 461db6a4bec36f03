import { expect, test } from "vitest";
import { jobReaderVersion, readJob } from "./read-job.ts";

test.each([
  "Retail experience",
  "5+ years in the healthcare industry",
  "CFA, CMA or MBA",
  "Bachelor's degree in Finance",
  "Hiring and onboarding",
  "Advanced Excel",
  "3+ years as a store manager",
  "EHR such as Epic or Cerner",
  "German",
])("what is read of a posting is stored whole, so that CVs can be scored by it: %s", (wanted) => {
  const requirements = { must: [wanted], nice: [] };
  const reading = readJob({ title: "Retail Buyer", description: "You buy.", requirements });
  const stored = JSON.parse(JSON.stringify(reading)) as unknown;
  expect(stored).toEqual(reading);
});

/** All keys in stored data, as paths. List items share one path. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return [here, ...keysOf(inner, here)];
  });
}

test("a posting that an older version has read is read again, and fails no upload", () => {
  const must = ["Hiring and onboarding", "CPA or CMA", "3+ years in sales", "Month-end close"];
  const description = "You keep the books of two plants and answer the auditors. SQL is a plus.";
  const requirements = { must, nice: ["Bachelor's degree in Finance"] };
  const reading = readJob({ title: "Accountant", description, requirements });
  // Conjuncts and alternatives are requirements themselves.
  const inner = /\.(?:conjuncts|alternatives)\./u;
  const keys = new Set(keysOf(reading).filter((key) => !inner.test(key)));
  // A new shape needs a new version: increment it together with this list.
  expect([jobReaderVersion, ...keys].sort()).toMatchInlineSnapshot(`
    [
      18,
      "accepted",
      "demands",
      "demands.asked",
      "demands.asked.level",
      "demands.asked.years",
      "demands.asked.yearsWords",
      "demands.demands",
      "demands.demands.alternatives",
      "demands.demands.anyOf",
      "demands.demands.commonness",
      "demands.demands.commonness.factor",
      "demands.demands.commonness.told",
      "demands.demands.commonness.trades",
      "demands.demands.conjuncts",
      "demands.demands.done",
      "demands.demands.done.alternatives",
      "demands.demands.done.anyOf",
      "demands.demands.done.commonness",
      "demands.demands.done.commonness.factor",
      "demands.demands.done.commonness.told",
      "demands.demands.done.commonness.trades",
      "demands.demands.done.conjuncts",
      "demands.demands.done.done",
      "demands.demands.done.isAdvanced",
      "demands.demands.done.isCertificate",
      "demands.demands.done.isDegree",
      "demands.demands.done.kind",
      "demands.demands.done.languages",
      "demands.demands.done.rest",
      "demands.demands.done.sectors",
      "demands.demands.done.skills",
      "demands.demands.done.standIn",
      "demands.demands.done.standIn.near",
      "demands.demands.done.standIn.rest",
      "demands.demands.done.standIn.shows",
      "demands.demands.done.stems",
      "demands.demands.done.text",
      "demands.demands.done.weight",
      "demands.demands.done.work",
      "demands.demands.done.years",
      "demands.demands.isAdvanced",
      "demands.demands.isCertificate",
      "demands.demands.isDegree",
      "demands.demands.kind",
      "demands.demands.languages",
      "demands.demands.rest",
      "demands.demands.sectors",
      "demands.demands.skills",
      "demands.demands.standIn",
      "demands.demands.standIn.near",
      "demands.demands.standIn.rest",
      "demands.demands.standIn.shows",
      "demands.demands.stems",
      "demands.demands.text",
      "demands.demands.weight",
      "demands.demands.work",
      "demands.demands.work.core",
      "demands.demands.work.families",
      "demands.demands.work.families.family",
      "demands.demands.work.families.group",
      "demands.demands.work.readings",
      "demands.demands.work.readings.core",
      "demands.demands.work.readings.families",
      "demands.demands.work.readings.families.family",
      "demands.demands.work.readings.families.group",
      "demands.demands.work.readings.fields",
      "demands.demands.work.readings.fields.family",
      "demands.demands.work.readings.fields.group",
      "demands.demands.work.readings.head",
      "demands.demands.work.readings.headClass",
      "demands.demands.work.readings.isLearner",
      "demands.demands.work.readings.isWhole",
      "demands.demands.work.readings.occupations",
      "demands.demands.work.title",
      "demands.demands.years",
      "demands.source",
      "demands.title",
      "demands.title.core",
      "demands.title.families",
      "demands.title.families.family",
      "demands.title.families.group",
      "demands.title.readings",
      "demands.title.readings.core",
      "demands.title.readings.families",
      "demands.title.readings.families.family",
      "demands.title.readings.families.group",
      "demands.title.readings.fields",
      "demands.title.readings.head",
      "demands.title.readings.headClass",
      "demands.title.readings.isLearner",
      "demands.title.readings.isWhole",
      "demands.title.readings.occupations",
      "demands.title.title",
      "posting",
      "wording",
      "wording.language",
      "wording.total",
      "wording.words",
    ]
  `);
});
