import { patternOfAny } from "../../posting/clauses/phrase-pattern.ts";
import { normalizeTitle } from "../words/normalize-title.ts";
import type { CareerLevel } from "../words/normalize-title.ts";
import type { ScorableJob } from "../score/score.ts";
import type { Posting } from "../../posting/parse-posting.ts";
import { parseYears } from "../../posting/requirement.ts";
import type { AskedYears } from "../../posting/requirement.ts";

export type AskedExperience = {
  /** The minimum years, or null if neither the job's text nor its level implies a number. */
  years: number | null;
  /** The words for the years, verbatim; null if the years follow from the level. */
  yearsWords: string | null;
  level: CareerLevel | null;
};

/** The usual years for a level, if the job has no number. */
const yearsOfLevel: Record<CareerLevel, number> = {
  0: 0,
  1: 0,
  2: 3,
  3: 5,
  4: 6,
  5: 5,
  6: 8,
  7: 10,
};

/**
 * Parses "5+ years", "3 to 5 years", "senior" or "entry level" from a job's title, requirements and
 * description.
 */
export function readAskedExperience(
  job: ScorableJob,
  { clauses }: Pick<Posting, "clauses">,
): AskedExperience {
  const level = askedLevel(job.title, job.description);
  const firm = [
    job.title,
    ...job.requirements.must,
    ...clauses.filter(({ kind }) => kind === "must").map(({ text }) => text),
  ];
  const loose = clauses
    .filter(({ kind }) => kind === "other" || kind === "duty")
    .map(({ text }) => text);
  const found = maxYears(firm) ?? maxYears(loose);
  if (found !== null) return { ...found, level };
  return { years: level === null ? null : yearsOfLevel[level], yearsWords: null, level };
}

function maxYears(texts: readonly string[]): AskedYears | null {
  let best: AskedYears | null = null;
  for (const text of texts) {
    const found = parseYears(text);
    if (found !== null && (best === null || found.years > best.years)) best = found;
  }
  return best;
}

function askedLevel(title: string, description: string): CareerLevel | null {
  const { level } = normalizeTitle(title);
  if (level !== 2) return level;
  return entryLevel.test(description) ? 1 : null;
}
const entryLevel = patternOfAny("entryLevel");
