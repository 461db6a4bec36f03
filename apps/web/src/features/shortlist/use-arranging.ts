import { useState } from "react";
import type { DragEvent, KeyboardEvent } from "react";
import { withMoved } from "./change-shortlist.ts";

type Arrange = (ids: readonly number[]) => void;

/** Reorders the cards of a list by dragging, Alt+arrow, and menus. */
export function useArranging(ids: readonly number[], arrange: Arrange | null) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (id: number, to: number) => {
    const next = withMoved(ids, id, to);
    if (next.some((each, at) => each !== ids[at])) arrange?.(next);
  };
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const cardOf = (id: number) => {
    if (arrange === null) return { move: null, isDragged: false, isTarget: false, handlers: {} };
    const at = ids.indexOf(id);
    const handlers = {
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", "");
        setDragged(id);
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(id);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        move(dragged, at);
        end();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
        if (!event.altKey || step === undefined) return;
        event.preventDefault();
        move(id, at + step);
      },
    };
    return {
      move: { at, count: ids.length, to: (place: number) => move(id, place) },
      isDragged: dragged === id,
      isTarget: target === id && dragged !== id,
      handlers,
    };
  };
  return cardOf;
}

export type CardArranging = ReturnType<ReturnType<typeof useArranging>>;
