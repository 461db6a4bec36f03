import type { ComponentScores } from "@resume-picker/domain/scoring/score";
import { totalScore } from "@resume-picker/domain/scoring/total-score";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";

export type ScoredPerson = {
  id: number;
  name: string | null;
  score: ComponentScores & { totalScore: number };
};

export type PreviewRow = {
  id: number;
  name: string | null;
  total: number;
  /** Places gained (positive) or lost against the present order. */
  moved: number;
};

/** The order that the weights would give, best first, `count` rows at most. */
export function previewOrder(
  people: readonly ScoredPerson[],
  weights: ScoreWeights,
  count: number,
): PreviewRow[] {
  const present = [...people].sort((a, b) => byTotal(a, b, (person) => person.score.totalScore));
  const placeNow = new Map(present.map(({ id }, index) => [id, index]));
  const totals = new Map(people.map((person) => [person.id, totalScore(person.score, weights)]));
  const next = [...people].sort((a, b) => byTotal(a, b, ({ id }) => totals.get(id) ?? 0));
  return next.slice(0, count).map(({ id, name }, index) => ({
    id,
    name,
    total: totals.get(id) ?? 0,
    moved: (placeNow.get(id) ?? index) - index,
  }));
}

/** Ties as the ranking breaks them: by skill match, then by id (decisions, section 3). */
function byTotal(
  a: ScoredPerson,
  b: ScoredPerson,
  total: (person: ScoredPerson) => number,
): number {
  return total(b) - total(a) || b.score.skillMatchScore - a.score.skillMatchScore || a.id - b.id;
}
