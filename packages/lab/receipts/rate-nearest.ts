import { findMentions } from "@resume-picker/domain/scoring/evidence/find-mentions";
import type { ScorableResume, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";

/**
 * Whether the line suggested for a requirement that wasn't found may be the one the judge meant.
 */
export type NearestRating = "right" | "other" | "none";

/**
 * Compares the suggested line with the judge's reason, which describes the line in a few words. The
 * line is accepted if it shares as many words with the reason as any line of the CV, or one fewer
 * and at least half.
 */
export function rateNearest(
  { nearest }: ScoreRow,
  reason: string,
  resume: ScorableResume,
): NearestRating {
  if (!nearest) return "none";
  const told = new Set(contentStems(reason));
  const shared = (line: string) =>
    new Set(contentStems(line).filter((word) => told.has(word))).size;
  // Lines as scoring sees them: a bullet point may span several lines of the page.
  const texts = findMentions(resume).lines;
  const best = Math.max(0, ...texts.map(({ text }) => shared(text)));
  const offered = texts.filter(({ place }) => place.line === nearest.line);
  const own = Math.max(0, ...offered.map(({ text }) => shared(text)));
  return own >= 1 && own >= best - 1 && own >= best / 2 ? "right" : "other";
}
