import type { ComponentScores } from "./score.ts";
import { totalScore } from "./total-score.ts";
import type { ScoreWeights } from "./weights.ts";

export type ScoredPerson = {
  id: number;
  name: string | null;
  fileName: string;
  score: ComponentScores & { totalScore: number };
};

export type PreviewRow = {
  id: number;
  name: string | null;
  fileName: string;
  total: number;
  /** From 1, in the order that the weights would give; shared by equals. */
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
  const entries = people.map(({ id, name, fileName, score }): Entry => {
    const next = totalScore(score, weights);
    return {
      id,
      name,
      fileName,
      skill: score.skillMatchScore,
      now: score.totalScore,
      next,
    };
  });
  const first = firstOf(entries, count, "next");
  const present = firstOf(entries, count, "now");
  const toRow = (entry: Entry): PreviewRow => {
    const { id, name, fileName, next } = entry;
    const place = placeOf(entry, entries, "next");
    return {
      id,
      name,
      fileName,
      total: next,
      place,
      moved: placeOf(entry, entries, "now") - place,
    };
  };
  return {
    first: first.map(toRow),
    // Whoever shares a place with the last of the first ones has not dropped out.
    leaving: present
      .filter((entry) => !first.includes(entry))
      .map(toRow)
      .filter(({ place }) => place > count),
  };
}

/** Ties as the ranking breaks them: by skill match. */
function isBefore(a: Entry, b: Entry, order: Order): boolean {
  return a[order] === b[order] ? a.skill > b.skill : a[order] > b[order];
}

function firstOf(entries: readonly Entry[], count: number, order: Order): Entry[] {
  const first: Entry[] = [];
  for (const entry of entries) {
    const last = first.at(-1);
    if (first.length === count && (!last || !isBefore(entry, last, order))) continue;
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
