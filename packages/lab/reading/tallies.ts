/** The result of any tested parser, in a common shape. */
export type Reading = {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  roles: {
    title: string | null;
    company: string | null;
    start: string | null;
    end: string | null;
  }[];
  /** The title of the role that the product shows as the last one. */
  lastTitle: string | null;
  education: { degree: string | null; institution: string | null }[];
  skills: string[];
  years: number | null;
};

/** Correct, given and expected answers, from which F1, precision and recall are calculated. */
export type Tally = { right: number; given: number; wanted: number };
export type Scores = Record<Field, Tally>;
export type Field = (typeof fields)[number];

export const fields = [
  "name",
  "email",
  "phone",
  "location",
  "roles",
  "title",
  "company",
  "dates",
  "whole role",
  "last role",
  "years",
  "skills",
  "degree",
  "school",
] as const;

export function emptyScores(): Scores {
  // Every field is set here. The cast only restores the keys that fromEntries loses.
  return Object.fromEntries(
    fields.map((field) => [field, { right: 0, given: 0, wanted: 0 }]),
  ) as Scores;
}

/** Adds one answer to the tally. */
export function count(
  tally: Tally,
  { isRight, isGiven, isWanted = true }: { isRight: boolean; isGiven: boolean; isWanted?: boolean },
): void {
  tally.right += Number(isRight);
  tally.given += Number(isGiven);
  tally.wanted += Number(isWanted);
}

export function recall({ right, wanted }: Tally): number {
  return wanted === 0 ? 1 : right / wanted;
}

export function precision({ right, given }: Tally): number {
  return given === 0 ? 1 : right / given;
}

export function f1(tally: Tally): number {
  const p = precision(tally);
  const r = recall(tally);
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}
