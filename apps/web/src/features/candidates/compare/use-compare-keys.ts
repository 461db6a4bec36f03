import { isSomethingOver, useKeys } from "../../../lib/use-keys.ts";
import { readDecideKey } from "../decide-keys.ts";
import type { DecideKeys } from "../decide-keys.ts";

type CompareKeys = DecideKeys & {
  move: (step: 1 | -1) => void;
  drop: () => void;
  next: () => void;
  close: () => void;
};

/** Handles the keyboard shortcuts shown below the comparison. */
export function useCompareKeys(keys: CompareKeys): void {
  useKeys((key, target) => (target?.closest("[role=dialog]") ? undefined : readKey(key, keys)));
}

function readKey(key: string, keys: CompareKeys): (() => void) | undefined {
  switch (key) {
    case "ArrowRight":
    case "j":
      return () => keys.move(1);
    case "ArrowLeft":
    case "k":
      return () => keys.move(-1);
    case "x":
      return keys.drop;
    case "n":
      return keys.next;
    case "Escape":
      return isSomethingOver() ? undefined : keys.close;
    default:
      return readDecideKey(key, keys);
  }
}
