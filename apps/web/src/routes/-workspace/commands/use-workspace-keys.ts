import { useEffect, useRef } from "react";
import { readDecideKey } from "../../../features/candidates/decide-keys.ts";
import type { DecideKeys } from "../../../features/candidates/decide-keys.ts";
import { isSomethingOver, useKeys } from "../../../lib/use-keys.ts";

type WorkspaceKeys = DecideKeys & {
  move: (step: 1 | -1) => void;
  shortlist: () => void;
  nextUndecided: () => void;
  compare: () => void;
  download: () => void;
  cv: () => void;
  search: () => void;
  select: () => void;
  help: () => void;
  close: () => void;
};

/** The keys of the list in `KeysDialog`, while `isActive`. */
export function useWorkspaceKeys(keys: WorkspaceKeys, isActive: boolean): void {
  useKeys((key, target) => readKey(key, target, keys), isActive);
}

/** Ctrl+K or Cmd+K, wherever the focus is, while `isActive`. */
export function usePaletteKey(open: () => void, isActive: boolean): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isAsked || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}

function readKey(
  key: string,
  target: Element | null,
  keys: WorkspaceKeys,
): (() => void) | undefined {
  // Inside the detail and the sidebar the arrows scroll.
  const isReading = target?.closest("[data-own-arrows]") !== null && target !== null;
  switch (key) {
    case "j":
      return () => keys.move(1);
    case "k":
      return () => keys.move(-1);
    case "ArrowDown":
      return isReading ? undefined : () => keys.move(1);
    case "ArrowUp":
      return isReading ? undefined : () => keys.move(-1);
    case "s":
      return keys.shortlist;
    case "n":
      return keys.nextUndecided;
    case "c":
      return keys.compare;
    case "x":
      return keys.select;
    case "d":
      return keys.download;
    case "v":
      return keys.cv;
    case "/":
      return keys.search;
    case "?":
      return keys.help;
    case "Escape":
      return isSomethingOver() ? undefined : keys.close;
    default:
      return readDecideKey(key, keys);
  }
}
