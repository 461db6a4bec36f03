import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { useEffect, useRef } from "react";

export type WorkspaceKeys = {
  move: (step: 1 | -1) => void;
  shortlist: () => void;
  /** null takes the decision back. */
  decide: (decision: DecisionKind | null) => void;
  undo: () => void;
  nextUndecided: () => void;
  compare: () => void;
  download: () => void;
  cv: () => void;
  search: () => void;
  select: () => void;
  help: () => void;
  close: () => void;
};

/** What types, chooses or drags with its own keys keeps them. */
const ownsKeys =
  "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** The keys of the list in `KeysDialog`, while `isActive`. */
export function useWorkspaceKeys(keys: WorkspaceKeys, isActive: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ownsKeys)) return;
      const act = readKey(event.key, target, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
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
    case "1":
    case "2":
    case "3":
      return () => keys.decide(decisionKinds[Number(key) - 1] ?? null);
    case "0":
      return () => keys.decide(null);
    case "u":
      return keys.undo;
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
      // What lies over the list closes itself, and nothing below it. A popover is there while closed.
      if (
        document.querySelector(
          "[role=dialog], [role=menu]:not([popover]), [role=menu]:popover-open",
        )
      )
        return undefined;
      return keys.close;
    default:
      return undefined;
  }
}
