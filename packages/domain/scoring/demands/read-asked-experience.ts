import { normalizeTitle } from "../words/normalize-title.ts";
import type { CareerLevel } from "../words/normalize-title.ts";
import { readDescription } from "../../jobs/read-description.ts";

export type AskedExperience = {
  /** Least years that the job asks for; null where neither its words nor its level say. */
  years: number | null;
  /** The words that say so, verbatim; null where the years follow from the level alone. */
  yearsWords: string | null;
  level: CareerLevel | null;
};

const yearsPattern =
  /(\d{1,2})\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*(\d{1,2})\s*\+?\s*)?(?:\+|plus|or more)?\s*(?:years?|yrs?\.?|jahren?|jahre|ans?\b|années|años|anni|jaar|anos)/iu;

/** Years that go with a level, where the job names no number. */
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

/** Reads "5+ years", "3 to 5 years", "senior", "entry level" from a job's title, demands and description. */
export function readAskedExperience(job: {
  title: string;
  description: string;
  requirements: { must: string[]; nice: string[] };
}): AskedExperience {
  const parts = readDescription(job.description);
  const level = askedLevel(job.title, job.description);
  const firm = [
    job.title,
    ...job.requirements.must,
    ...parts.filter((part) => part.kind === "must").map((part) => part.text),
  ];
  const loose = parts
    .filter((part) => part.kind === "other" || part.kind === "duty")
    .map((part) => part.text);
  const found =
    maxYears(firm) ?? maxYears(loose.filter((text) => /experien|erfahrung/iu.test(text)));
  if (found !== null) return { ...found, level };
  return { years: level === null ? null : yearsOfLevel[level], yearsWords: null, level };
}

type AskedYears = { years: number; yearsWords: string };

/** "5+ years"; "25 years of company history" is no demand. */
export function readYears(text: string): AskedYears | null {
  const match = yearsPattern.exec(text);
  const years = Number(match?.[1]);
  return match === null || years > 15 ? null : { years, yearsWords: match[0].trim() };
}

function maxYears(texts: readonly string[]): AskedYears | null {
  let best: AskedYears | null = null;
  for (const text of texts) {
    const found = readYears(text);
    if (found !== null && (best === null || found.years > best.years)) best = found;
  }
  return best;
}

function askedLevel(title: string, description: string): CareerLevel | null {
  const { level } = normalizeTitle(title);
  if (level !== 2) return level;
  if (
    /\bentry[- ]level\b|recent graduates?|no experience (?:needed|required|necessary)|berufseinsteiger|débutant accepté/iu.test(
      description,
    )
  )
    return 1;
  return null;
}
