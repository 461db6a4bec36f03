import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { useEffect, useRef } from "react";

type CompareKeys = {
  move: (step: 1 | -1) => void;
  /** null takes the decision back. */
  decide: (decision: DecisionKind | null) => void;
  undo: () => void;
  drop: () => void;
  next: () => void;
  close: () => void;
};

/** The keys of the line below the comparison. */
export function useCompareKeys(keys: CompareKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, [role=menu], [role=dialog]")) return;
      const act = readKey(event.key, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

function readKey(key: string, keys: CompareKeys): (() => void) | undefined {
  switch (key) {
    case "ArrowRight":
    case "j":
      return () => keys.move(1);
    case "ArrowLeft":
    case "k":
      return () => keys.move(-1);
    case "1":
    case "2":
    case "3":
      return () => keys.decide(decisionKinds[Number(key) - 1] ?? null);
    case "0":
      return () => keys.decide(null);
    case "u":
      return keys.undo;
    case "x":
      return keys.drop;
    case "n":
      return keys.next;
    case "Escape":
      // What lies over it closes itself.
      return document.querySelector("[role=dialog]") ? undefined : keys.close;
    default:
      return undefined;
  }
}
