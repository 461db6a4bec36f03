import { expect, test } from "vitest";
import { differs, draftOf, emptyDraft, jobOf, mergeSuggestions } from "./job-draft.ts";

const draft = { title: "Nurse", description: "Cares.", must: ["Triage"], nice: ["German"] };

test("suggested skills that are already listed are not listed twice", () => {
  const merged = mergeSuggestions(draft, {
    mustHaveSkills: ["triage", " Cardiology ", "cardiology"],
    niceToHaveSkills: ["GERMAN", "Triage"],
  });
  expect(merged.must).toEqual(["Triage", "Cardiology"]);
  expect(merged.nice).toEqual(["German", "Triage"]);
});

test("applying the same suggestions again changes nothing", () => {
  const suggested = { mustHaveSkills: ["ECG"], niceToHaveSkills: ["French"] };
  const once = mergeSuggestions(draft, suggested);
  expect(mergeSuggestions(once, suggested)).toEqual(once);
});

test("a saved job is trimmed and becomes active", () => {
  expect(
    jobOf({ title: " Nurse ", description: "\nCares.\n", must: [" ", "ECG"], nice: [] }),
  ).toEqual({
    title: "Nurse",
    description: "Cares.",
    requirements: { must: ["ECG"], nice: [] },
    status: "active",
  });
});

test("leaving warns only of changes that saving would keep", () => {
  expect(differs({ ...draft, title: "Nurse " }, draft)).toBe(false);
  expect(differs({ ...draft, must: [] }, draft)).toBe(true);
  expect(differs(draftOf(jobOf(draft)), draft)).toBe(false);
  expect(differs(draft, emptyDraft)).toBe(true);
});
