import type { DecisionKind } from "./decision-rules.ts";

/** A row of the ledger, as far as it says what one person thinks. */
export type OpinionRow = {
  id: number;
  candidateId: number;
  decision: DecisionKind | null;
  by: { id: string; name: string } | null;
  /** The row that this one takes back: it says what stood before, and nothing of its author's opinion. */
  undoes: number | null;
};

export type Opinion = { id: string; name: string; decision: DecisionKind };

/**
 * Each person's own last decision on each candidate, by candidate, from rows with the oldest first.
 * Whose account is deleted is left out: nobody knows how many they are.
 */
export function foldOpinions(rows: readonly OpinionRow[]): Map<number, Opinion[]> {
  const undone = new Set(rows.flatMap(({ undoes }) => undoes ?? []));
  const byCandidate = new Map<number, Map<string, Opinion>>();
  for (const { id, candidateId, decision, by, undoes } of rows) {
    if (by === null || undoes !== null || undone.has(id)) continue;
    const opinions = byCandidate.get(candidateId) ?? new Map<string, Opinion>();
    byCandidate.set(candidateId, opinions);
    if (decision === null) opinions.delete(by.id);
    else opinions.set(by.id, { ...by, decision });
  }
  return new Map([...byCandidate].map(([id, opinions]) => [id, [...opinions.values()]]));
}
