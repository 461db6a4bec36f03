import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { readDecideKey } from "../../../features/candidates/decide-keys.ts";
import { isSomethingOver, useKeys } from "../../../lib/use-keys.ts";
import type { CandidateActions } from "../state/use-candidate-actions.ts";
import type { RankingState } from "../state/use-ranking-state.ts";

type Parts = {
  rankingState: Pick<RankingState, "decisions" | "opened">;
  actions: CandidateActions;
  searchRef: RefObject<HTMLInputElement | null>;
  showKeys: () => void;
};

/** Handles the keys listed in `KeysDialog` while `isActive`. */
export function useWorkspaceKeys(parts: Parts, isActive: boolean): void {
  useKeys((key, target) => readKey(key, target, parts), isActive);
}

/** Handles Ctrl+K or Cmd+K, regardless of the focus, while `isActive`. */
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

function readKey(key: string, target: Element | null, parts: Parts): (() => void) | undefined {
  const { rankingState, actions, searchRef, showKeys } = parts;
  const { decisions, opened } = rankingState;
  // A date typed beside its field must not decide.
  if (key.length === 1 && document.querySelector("[data-edits]")) return undefined;
  // Inside the detail and the sidebar, arrow keys scroll.
  if (key.startsWith("Arrow") && target?.closest("[data-own-arrows]")) return undefined;
  if (key === "Escape" && isSomethingOver()) return undefined;
  const keys = new Map<string, () => void>([
    ["j", () => actions.move(1)],
    ["ArrowDown", () => actions.move(1)],
    ["k", () => actions.move(-1)],
    ["ArrowUp", () => actions.move(-1)],
    ["s", actions.shortlistOpen],
    ["n", actions.nextUndecided],
    ["c", actions.compareSelected],
    ["x", actions.selectOpen],
    ["d", actions.downloadOpen],
    ["v", () => opened.candidate && opened.showCv(!opened.isCvOpen)],
    ["/", () => searchRef.current?.focus()],
    ["?", showKeys],
    ["Escape", opened.close],
  ]);
  const decide = { decide: actions.decideOpen, undo: decisions.undo };
  return keys.get(key) ?? readDecideKey(key, decide);
}
