import type { DecisionKind } from "./decision-rules.ts";

/** The fields of a ledger row that show one person's opinion. */
export type OpinionRow = {
  id: number;
  candidateId: number;
  decision: DecisionKind | null;
  by: { id: string; name: string } | null;
  /**
   * The row that this one undoes. An undo restores the previous decision and isn't an opinion of
   * its author.
   */
  undoes: number | null;
};

export type Opinion = { id: string; name: string; decision: DecisionKind };

/**
 * Each person's last decision on each candidate, by candidate, from rows in chronological order.
 * Deleted accounts are left out because they can't be told apart.
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
