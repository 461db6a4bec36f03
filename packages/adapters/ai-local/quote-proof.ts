import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import type { RankableCandidate } from "../ai/ai-engine.ts";

const longestQuote = 200;

/**
 * The score's own evidence where the redacted text still holds it, what a role shows first, else the
 * line nearest the job: word for word.
 */
export function quoteProof(
  { score, lines }: RankableCandidate,
  wanted: ReadonlySet<string>,
): string | null {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const shown = (skills?.rows ?? []).filter(({ state }) => state === "shown");
  const quotes = [
    ...[...shown].sort((a, b) => b.points - a.points).flatMap(({ quote }) => quote ?? []),
    ...(skills?.quotes ?? []),
  ];
  const proof = quotes.find(
    ({ text }) => text.length > 20 && lines.some((line) => line.includes(text)),
  );
  if (proof !== undefined) return proof.text.slice(0, longestQuote);
  let best: { line: string; shared: number } | null = null;
  for (const line of lines) {
    const shared = new Set(contentStems(line).filter((word) => wanted.has(word))).size;
    if (shared > 1 && (best === null || shared > best.shared)) best = { line, shared };
  }
  return best === null ? null : best.line.trim().slice(0, longestQuote);
}
