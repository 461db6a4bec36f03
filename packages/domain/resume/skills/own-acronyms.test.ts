import { expect, test } from "vitest";
import { acronymsOfOtherMeaning, blankAcronyms } from "./own-acronyms.ts";

const others = (text: string) => [...acronymsOfOtherMeaning([text])];

test.each([
  ["assistant to the command Special Security Officer (SSO)", "SSO"],
  ["checks with the Provost Marshal Office (PMO)", "PMO"],
  ["Special Access Programs (SAP) overview", "SAP"],
])("an acronym means what the CV spells out: %s", (text, acronym) => {
  expect(others(text)).toEqual([acronym]);
});

test.each([
  "Customer Relationship Management (CRM)",
  "single sign on (SSO)",
  "Statistical Analysis Software (SAS)",
  "key performance indicators (KPIs)",
  "wrote letters to clients (SAP)",
])("one that is spelled out as its skill, or not at all, stays: %s", (text) => {
  expect(others(text)).toEqual([]);
});

test("blanked out at the same length, whole words only", () => {
  expect(blankAcronyms("The SSO of SSOX", new Set(["SSO"]))).toBe("The     of SSOX");
});
