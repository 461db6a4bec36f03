import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeCandidate } from "../testing/make-candidate.ts";
import { MissingSkills } from "./missing-skills.tsx";

function shown(mustStates: string): string {
  const { score } = makeCandidate(1, { score: { mustStates } });
  const rest = { aiRankReason: null, manualRankedAt: null, explanation: "", breakdown: [] };
  const candidate = { score: { ...score, ...rest, aiRankedAt: null, scoredAt: new Date(0) } };
  return renderToStaticMarkup(createElement(MissingSkills, { candidate }));
}

const allMet = "All critical skills present: This candidate meets all must-have requirements.";

test("a recruiter reads that all must-haves are met only if each of them is", () => {
  expect(shown("ssl")).toContain(allMet);
  expect(shown("ssrlsslss")).not.toContain(allMet);
  expect(shown("ssrlsslss")).toContain(
    "No must-have is missing, but 1 of 9 is met only by something similar.",
  );
  expect(shown("srr")).toContain("but 2 of 3 are met only by something similar.");
  expect(shown("")).toContain("This job has no must-haves.");
});
