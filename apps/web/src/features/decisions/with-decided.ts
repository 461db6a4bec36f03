import type { DecisionInput } from "@resume-picker/domain/decisions/decision";
import { addsNothing } from "@resume-picker/domain/decisions/fold-ledger";
import type { ApiOutput } from "../../lib/api.ts";

/** The current decision about one candidate. */
export type Standing = ApiOutput["decisions"]["standing"][number];

const none: ReadonlyMap<number, Standing> = new Map();

/** Returns the candidates for whom the decision is a change. */
export function changedBy(
  candidateIds: readonly number[],
  input: DecisionInput,
  standing: ReadonlyMap<number, Standing> = none,
): number[] {
  return candidateIds.filter((id) => {
    const before = standing.get(id) ?? null;
    return !addsNothing(before, input, before?.isOwn === true);
  });
}

/** Returns the decisions as they will be once the server has saved this one. */
export function withDecided(
  present: readonly Standing[],
  candidateIds: readonly number[],
  made: DecisionInput & { by: string | null; at: number },
): Standing[] {
  const changed = new Set(candidateIds);
  const kept = present.filter(({ candidateId }) => !changed.has(candidateId));
  const { decision } = made;
  if (decision === null) return kept;
  return [
    ...kept,
    // The ledger has no row for it yet, so its id is 0.
    ...candidateIds.map((candidateId) => ({
      ...{ ...made, decision, candidateId, id: 0, isOwn: true },
      opinions: withOwn(
        present.find((row) => row.candidateId === candidateId),
        made,
      ),
    })),
  ];
}

/** Keeps the opinions of others and replaces the user's own. */
function withOwn(
  before: Standing | undefined,
  { decision, by }: DecisionInput & { by: string | null },
): Standing["opinions"] {
  const others = before?.opinions.filter(({ isOwn }) => !isOwn) ?? [];
  return decision === null ? others : [...others, { name: by ?? "", decision, isOwn: true }];
}

/** Restores the previous decisions of the candidates. */
export function withUndone(
  present: readonly Standing[],
  candidateIds: readonly number[],
  before: ReadonlyMap<number, Standing>,
): Standing[] {
  const changed = new Set(candidateIds);
  return [
    ...present.filter(({ candidateId }) => !changed.has(candidateId)),
    ...candidateIds.flatMap((id) => before.get(id) ?? []),
  ];
}
