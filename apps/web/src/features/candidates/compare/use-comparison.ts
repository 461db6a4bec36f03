import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { useMemo, useState } from "react";
import { useCompareKeys } from "./use-compare-keys.ts";

/** The maximum number of compared candidates. */
const maxCompared = 4;

type Parts = {
  people: readonly ListedCandidate[];
  /** The visible candidates in the list's order. */
  visible: readonly ListedCandidate[];
  decide: (ids: readonly number[], decision: DecisionKind | null) => void;
  undo: () => void;
  /** Called with undefined to close the comparison. */
  onChange: (compared: string | undefined) => void;
};

/** Returns the current column, and the actions of the buttons and keys. */
export function useComparison({ people, visible, decide, undo, onChange }: Parts) {
  const [asked, setAsked] = useState(0);
  const current = Math.min(asked, people.length - 1);
  const ids = people.map(({ id }) => id);
  const currentId = people[current]?.id;
  const next = useMemo(() => nextOf(people, visible), [people, visible]);
  const hasRoom = ids.length < maxCompared;
  const close = () => onChange(undefined);
  const drop = (id: number | undefined) => {
    const left = ids.filter((each) => each !== id);
    onChange(left.length < 2 ? undefined : left.join(","));
  };
  const bringNext = () => {
    if (next === null) return;
    // A full comparison replaces the current candidate.
    const changed = hasRoom ? [...ids, next] : ids.with(current, next);
    onChange(changed.join(","));
    if (hasRoom) setAsked(ids.length);
  };
  const move = (step: 1 | -1) => setAsked(Math.max(0, Math.min(people.length - 1, current + step)));
  useCompareKeys({
    move,
    decide: (decision) => currentId !== undefined && decide([currentId], decision),
    undo,
    drop: () => drop(currentId),
    next: bringNext,
    close,
  });
  return {
    current,
    choose: setAsked,
    move,
    drop,
    close,
    bringNext,
    hasRoom,
    hasNext: next !== null,
  };
}

export type ComparisonActions = ReturnType<typeof useComparison>;

/**
 * Returns the id of the list's next candidate after the last compared one, wrapping around at the
 * end.
 */
function nextOf(
  people: readonly ListedCandidate[],
  visible: readonly ListedCandidate[],
): number | null {
  const known = new Set(people.map(({ id }) => id));
  const last = Math.max(...people.map(({ id }) => visible.findIndex((each) => each.id === id)));
  const inTurn = [...visible.slice(last + 1), ...visible.slice(0, last + 1)];
  return inTurn.find(({ id }) => !known.has(id))?.id ?? null;
}
