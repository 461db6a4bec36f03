import { expect, test } from "vitest";
import { scoreCandidate } from "../../scoring/score-candidate.ts";
import { backendResume, softwareJob } from "../../scoring/testing/sample-resume.ts";
import { defaultWeights } from "../../scoring/score/weights.ts";
import { applyCorrections } from "../../candidates/apply-corrections.ts";
import { foldText } from "./fold-text.ts";
import { parseResume } from "../parse-resume.ts";
import { redactIdentity } from "../redaction/redact-identity.ts";
import { countKeptTexts, remember, withTexts } from "./remember.ts";
import { documentFrom } from "../testing/testing-document.ts";

test("asks about a text once within a CV, and again in the next one", () => {
  const asked: string[] = [];
  const measure = remember((text) => {
    asked.push(text);
    return text.length;
  });
  withTexts(() => {
    expect([measure("Nurse"), measure("Nurse"), measure("Ward 4")]).toEqual([5, 5, 6]);
  });
  expect(asked).toEqual(["Nurse", "Ward 4"]);
  expect([measure("Nurse"), withTexts(() => measure("Nurse"))]).toEqual([5, 5]);
  expect(asked).toEqual(["Nurse", "Ward 4", "Nurse", "Nurse"]);
});

test("remembers that there is nothing to find", () => {
  let asked = 0;
  const find = remember(() => {
    asked += 1;
    return null;
  });
  expect(withTexts(() => [find("a"), find("a")])).toEqual([null, null]);
  expect(asked).toBe(1);
});

test("keeps neither endless texts nor endlessly many", () => {
  let asked = 0;
  const measure = remember((text) => {
    asked += 1;
    return text.length;
  });
  withTexts(() => {
    const long = "x".repeat(401);
    expect([measure(long), measure(long)]).toEqual([401, 401]);
    expect(asked).toBe(2);
    for (let at = 0; at <= 2000; at += 1) measure(String(at));
    asked = 0;
    expect(measure("0")).toBe(1);
    expect(asked).toBe(1);
  });
});

test("nothing of a CV stays in memory once it is read, redacted, scored or corrected", () => {
  const canary = "Keeper of the Xylographic Canary";
  const document = documentFrom(`Jane Canary\n${canary}\n2019 - 2022\n\nSkills\nPython, SQL`);
  const today = "2026-11-22";
  const parsed = parseResume(document, { today });
  redactIdentity(document, parsed);
  applyCorrections(parsed, [{ field: "headline", subject: "", value: canary }]);
  const job = { ...softwareJob, title: canary };
  scoreCandidate({ resume: backendResume(), job, weights: defaultWeights, today });
  foldText(canary);
  expect(countKeptTexts()).toBe(0);
});

test("nothing of a CV stays in memory when reading it fails", () => {
  const read = () =>
    withTexts(() => {
      foldText("Jane Canary");
      throw new Error("broken");
    });
  expect(read).toThrow("broken");
  expect(countKeptTexts()).toBe(0);
});
