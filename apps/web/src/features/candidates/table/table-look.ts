import { useCallback, useState } from "react";
import { findKeptText, keepText } from "../../../lib/kept/kept-text.ts";
import { columns } from "./columns.tsx";

/** The user's table preferences, for every job. */
export type TableLook = {
  /** Ids of columns. */
  hidden: readonly string[];
  /** Null until the user chooses. Then long lists are compact by default. */
  isCompact: boolean | null;
};

const compactAbove = 50;

export const isCompactList = ({ isCompact }: TableLook, count: number): boolean =>
  isCompact ?? count > compactAbove;

export type TableLookChoice = { look: TableLook; change: (change: Partial<TableLook>) => void };

/** The columns that can be hidden: all except the name and the scores. */
export const hideable = columns.filter(({ enableHiding }) => enableHiding !== false);

const keptName = "table-look";

/** Returns the preferences, which are stored on this device. */
export function useTableLook(): TableLookChoice {
  const [look, setLook] = useState(() => readTableLook(findKeptText(keptName)));
  const change = useCallback(
    (part: Partial<TableLook>) => {
      const next = { ...look, ...part };
      setLook(next);
      keepText(keptName, next);
    },
    [look],
  );
  return { look, change };
}

/** Validates the stored preferences, which an older version may have written. */
export function readTableLook(kept: unknown): TableLook {
  const { hidden, isCompact } = (kept ?? {}) as { [Field in keyof TableLook]?: unknown };
  const ids = Array.isArray(hidden) ? hidden : [];
  return {
    hidden: hideable.flatMap(({ id }) => (id !== undefined && ids.includes(id) ? id : [])),
    isCompact: typeof isCompact === "boolean" ? isCompact : null,
  };
}
