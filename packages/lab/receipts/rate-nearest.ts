import { findMentions } from "@resume-picker/domain/scoring/evidence/find-mentions";
import type { ScorableResume, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";

/** Whether the line that is offered where nothing was found is one that the judge may have meant. */
export type NearestRating = "right" | "other" | "none";

/**
 * A judge's reason tells the line in few words: a line that shares as many of them as any line of the
 * CV, or one fewer and at least half, is taken for the line that was meant.
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
  // As scoring reads them: a bullet may go on over several lines of the page.
  const texts = findMentions(resume).lines;
  const best = Math.max(0, ...texts.map(({ text }) => shared(text)));
  const offered = texts.filter(({ place }) => place.line === nearest.line);
  const own = Math.max(0, ...offered.map(({ text }) => shared(text)));
  return own >= 1 && own >= best - 1 && own >= best / 2 ? "right" : "other";
}
