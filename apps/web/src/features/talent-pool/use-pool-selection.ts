import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { useState } from "react";

export type SelectedPerson = { id: number; name: string; isInSight: boolean };

export type PoolSelection = {
  /** In the order of selection. */
  people: readonly SelectedPerson[];
  ids: number[];
  has: (id: number) => boolean;
  set: (people: readonly PooledCandidate[], isSelected: boolean) => void;
  clear: () => void;
};

/**
 * Candidates selected on any page. Because filters and pages may hide some of them, their names are
 * stored, and every action names those who aren't visible.
 */
export function usePoolSelection(visible: readonly PooledCandidate[]): PoolSelection {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const inSight = new Set(visible.map(({ id }) => id));
  const people = [...names].map(([id, name]) => ({ id, name, isInSight: inSight.has(id) }));
  return {
    people,
    ids: people.map(({ id }) => id),
    has: (id) => names.has(id),
    set: (changed, isSelected) => {
      const next = new Map(names);
      for (const candidate of changed) {
        if (isSelected) next.set(candidate.id, displayName(candidate));
        else next.delete(candidate.id);
      }
      setNames(next);
    },
    clear: () => setNames(new Map()),
  };
}
