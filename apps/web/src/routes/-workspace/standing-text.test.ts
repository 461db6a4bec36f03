import { expect, test } from "vitest";
import { makeCandidate } from "../../features/candidates/testing/make-candidate.ts";
import { standingText } from "./standing-text.ts";

const now = new Date("2026-03-04T12:00:00Z");
const at = now.getTime() - 2 * 60_000;
const ranked = { aiRank: 1, aiRankedAt: at, aiRankEngine: "Built-in engine" };

test("a list says when and by what it was ranked, and nothing before it was", () => {
  expect(standingText([makeCandidate(1)], now)).toBeNull();
  const text = standingText([makeCandidate(1, { score: ranked })], now);
  expect(text).toBe("ranked by AI 2 minutes ago");
});

test("what a cut must not take away comes first: the AI ranks are older than the list", () => {
  const changed = makeCandidate(1, { score: { ...ranked, isAiRankOutdated: true } });
  const came = makeCandidate(3);
  for (const list of [[changed], [makeCandidate(1, { score: ranked }), came]]) {
    expect(standingText(list, now)).toMatch(/^AI ranks are outdated · /);
  }
});
