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
  /** The rank by the new weights, from 1. Equal candidates share a rank. */
  place: number;
  /** Ranks gained (positive) or lost compared with the current order. */
  moved: number;
};

export type Preview = {
  /** Best first. */
  first: PreviewRow[];
  /** Candidates in the current top `count` who would drop out. */
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
 * Returns the top `count` by the new weights, and those who would drop out. Only these few are
 * sorted, which keeps up with a moving slider at 10,000 candidates.
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
    // A candidate who shares the last rank of the top has not dropped out.
    leaving: present
      .filter((entry) => !first.includes(entry))
      .map(toRow)
      .filter(({ place }) => place > count),
  };
}

/** Breaks ties by skill match, like the ranking. */
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
