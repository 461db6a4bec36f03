import { useCallback, useState } from "react";
import { findKeptText, keepText } from "../../../lib/kept/kept-text.ts";
import { columns } from "./columns.tsx";

/** What people choose for the table, whatever it lists. */
export type TableLook = {
  /** Ids of columns. */
  hidden: readonly string[];
  /** Null until somebody chooses: long lists are compact by themselves. */
  isCompact: boolean | null;
};

const compactAbove = 50;

export const isCompactList = ({ isCompact }: TableLook, count: number): boolean =>
  isCompact ?? count > compactAbove;

export type TableLookChoice = { look: TableLook; change: (change: Partial<TableLook>) => void };

/** The columns that may be hidden: all but those that say who it is and how good. */
export const hideable = columns.filter(({ enableHiding }) => enableHiding !== false);

const keptName = "table-look";

/** Kept on this device. */
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

/** Anything that an older version may have kept becomes a sound look. */
export function readTableLook(kept: unknown): TableLook {
  const { hidden, isCompact } = (kept ?? {}) as { [Field in keyof TableLook]?: unknown };
  const ids = Array.isArray(hidden) ? hidden : [];
  return {
    hidden: hideable.flatMap(({ id }) => (id !== undefined && ids.includes(id) ? id : [])),
    isCompact: typeof isCompact === "boolean" ? isCompact : null,
  };
}
