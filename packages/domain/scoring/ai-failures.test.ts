import { expect, test } from "vitest";
import { diagnose } from "../logs/known-failures.ts";
import { aiError, aiFailures } from "./ai-failures.ts";
import type { AiFailureCode } from "./ai-failures.ts";

// The keys of the table.
const codes = Object.keys(aiFailures) as AiFailureCode[];

test.each(codes)("%s has advice of its own in the log", (code) => {
  const entry = { category: "ai", message: "AI call failed", code };
  expect(diagnose(entry)?.suggestion).toBe(aiFailures[code].suggestion);
  expect(new Set(codes.map((each) => aiFailures[each].message)).size).toBe(codes.length);
});

test("nobody is told to try again where only an administrator helps", () => {
  for (const code of ["AI_KEY_REFUSED", "AI_NOT_FOUND", "AI_NO_CREDIT", "AI_BUDGET"] as const) {
    expect(aiFailures[code].message).toMatch(/administrator/);
    expect(aiFailures[code].message).not.toMatch(/try again/i);
  }
  for (const code of ["AI_LIMIT", "AI_BROKEN", "AI_TIMEOUT", "AI_UNREACHABLE"] as const) {
    expect(aiFailures[code].message).toMatch(/try again/);
  }
});

test("the status that a service answered with is told", () => {
  expect(aiError("AI_LIMIT", { status: 429 }).message).toBe(
    "The AI service takes no more questions for now (status 429). Please try again in a minute.",
  );
});
