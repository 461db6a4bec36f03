import type { RatedCv } from "./rate-cv.ts";

/** Ratings no further apart than this say little about which CV fits better. */
const maxFitDifference = 5;
/** Of CVs in one comparison, and of their letters. */
const maxCvs = 4;
const maxCharacters = 80_000;

/** CVs whose ratings are close, and where the group is in the order; each CV is in one. */
export type Neighbours = { group: number; cvs: RatedCv[] };

/**
 * The CVs in the order of their ratings, then of their scores, cut into groups of neighbours. CVs
 * between which neither says anything are in one group, however many they are.
 */
export function groupNeighbours(rated: readonly RatedCv[]): Neighbours[] {
  const compare = (one: RatedCv, other: RatedCv) =>
    other.fit - one.fit || one.cv.fallback - other.cv.fallback;
  const ordered = [...rated].sort(compare);
  const groups: RatedCv[][] = [];
  for (const cv of ordered) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isEqual = before !== undefined && compare(before, cv) === 0;
    // Equals that would open a group of their own stay with the equals before them.
    if (group && (isEqual || isClose(group, cv))) group.push(cv);
    else groups.push([cv]);
  }
  return groups.map((cvs, group) => ({ group, cvs }));
}

function isClose(group: readonly RatedCv[], next: RatedCv): boolean {
  const [best = next] = group;
  return best.fit - next.fit <= maxFitDifference && fits([...group, next]);
}

/** Whether so many CVs of this length are compared in one request. */
export function fits(cvs: readonly RatedCv[]): boolean {
  const characters = cvs.reduce((sum, { cv }) => sum + cv.text.length, 0);
  return cvs.length <= maxCvs && characters <= maxCharacters;
}
