import type { ComponentScores } from "./score.ts";
import { totalScore } from "./total-score.ts";
import type { ScoreWeights } from "./weights.ts";

export type ScoredPerson = {
  id: number;
  name: string | null;
  fileName: string;
  fileMark: string;
  score: ComponentScores & { totalScore: number };
};

export type PreviewRow = {
  id: number;
  name: string | null;
  fileName: string;
  total: number;
  /** From 1, in the order that the weights would give. */
  place: number;
  /** Places gained (positive) or lost against the present order. */
  moved: number;
};

export type Preview = {
  /** Best first. */
  first: PreviewRow[];
  /** Who stands among as many now and would no longer. */
  leaving: PreviewRow[];
};

type Entry = {
  id: number;
  name: string | null;
  fileName: string;
  mark: string;
  skill: number;
  now: number;
  next: number;
};
type Order = "now" | "next";

/**
 * How the first `count` would be ordered by the weights, and who would drop out of them. Nobody but
 * those few is sorted, so that it keeps up with a slider that moves over 10,000 candidates.
 */
export function previewOrder(
  people: readonly ScoredPerson[],
  weights: ScoreWeights,
  count: number,
): Preview {
  const entries = people.map(({ id, name, fileName, fileMark, score }): Entry => {
    const next = totalScore(score, weights);
    return {
      id,
      name,
      fileName,
      mark: fileMark,
      skill: score.skillMatchScore,
      now: score.totalScore,
      next,
    };
  });
  const first = firstOf(entries, count, "next");
  const present = firstOf(entries, count, "now");
  const leaving = present.filter((entry) => !first.includes(entry));
  const toRow = (entry: Entry, place: number, placeNow: number): PreviewRow => {
    const { id, name, fileName, next } = entry;
    return { id, name, fileName, total: next, place, moved: placeNow - place };
  };
  return {
    first: first.map((entry, index) => toRow(entry, index + 1, placeOf(entry, entries, "now"))),
    leaving: leaving.map((entry) =>
      toRow(entry, placeOf(entry, entries, "next"), present.indexOf(entry) + 1),
    ),
  };
}

/** Ties as the ranking breaks them: by skill match, then by the file's hash. */
function isBefore(a: Entry, b: Entry, order: Order): boolean {
  if (a[order] !== b[order]) return a[order] > b[order];
  return a.skill === b.skill ? a.mark < b.mark : a.skill > b.skill;
}

function firstOf(entries: readonly Entry[], count: number, order: Order): Entry[] {
  const first: Entry[] = [];
  for (const entry of entries) {
    const last = first.at(-1);
    if (first.length === count && (!last || isBefore(last, entry, order))) continue;
    const at = first.findIndex((other) => isBefore(entry, other, order));
    first.splice(at === -1 ? first.length : at, 0, entry);
    if (first.length > count) first.pop();
  }
  return first;
}

function placeOf(entry: Entry, entries: readonly Entry[], order: Order): number {
  let place = 1;
  for (const other of entries) if (isBefore(other, entry, order)) place += 1;
  return place;
}
