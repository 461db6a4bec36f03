import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { afterRest } from "../../../lib/after-rest.ts";

/** Milliseconds after which a scroll has ended. */
const restMs = 150;

const pressed = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;

/**
 * Gives the row below the mouse `data-pointed`, but none while rows move below it: by `:hover` each
 * of them would be styled and painted anew.
 * @returns for an element that lies over all rows and lets the pointer through. While the wheel turns
 * it doesn't: of each row that passes, the browser would tell the page that the pointer came and went.
 */
export function usePointedRow(
  scrollerRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const coverRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scrollerRef.current;
    const cover = coverRef.current;
    if (!element || !cover) return undefined;
    let pointed: Element | null = null;
    let pointer: { clientX: number; clientY: number } | null = null;
    let isTurning = false;
    const point = (row: Element | null) => {
      if (row === pointed) return;
      pointed?.removeAttribute("data-pointed");
      row?.setAttribute("data-pointed", "");
      pointed = row;
    };
    const below = () => pointer && document.elementFromPoint(pointer.clientX, pointer.clientY);
    const setCovered = (isCovered: boolean) => {
      cover.style.pointerEvents = isCovered ? "auto" : "none";
    };
    const move = (event: PointerEvent) => {
      const { target, pointerType, clientX, clientY } = event;
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      // A scroll tells of moves, too, to where the pointer is already.
      const isMoved = clientX !== pointer?.clientX || clientY !== pointer.clientY;
      pointer = event;
      if (target !== cover) {
        if (isMoved || !isTurning) point(target.closest("[data-place]"));
      } else if (isMoved && event.buttons === 0) settle();
    };
    const leave = () => {
      pointer = null;
      point(null);
    };
    const settle = () => {
      isTurning = false;
      setCovered(false);
      point(below()?.closest("[data-place]") ?? null);
    };
    const rest = afterRest(restMs, settle);
    const scroll = () => {
      point(null);
      rest.soon();
    };
    const wheel = (event: WheelEvent) => {
      if (event.buttons !== 0) return;
      pointer = event;
      // With the second notch: the first one takes the mark off its row, and both are more than a
      // frame of a slow machine holds.
      if (isTurning) setCovered(true);
      isTurning = true;
      rest.soon();
    };
    const press = (event: MouseEvent) => {
      passOn(event, cover);
      // Not before, or the press and the release would belong to two elements.
      if (event.type === "click") settle();
      else rest.cancel();
    };
    element.addEventListener("pointermove", move, { passive: true });
    element.addEventListener("pointerleave", leave);
    element.addEventListener("scroll", scroll, { passive: true });
    element.addEventListener("wheel", wheel, { passive: true });
    for (const type of pressed) cover.addEventListener(type, press);
    // A press that ends elsewhere is no click.
    cover.addEventListener("pointerleave", rest.soon);
    cover.addEventListener("pointerup", rest.soon);
    return () => {
      rest.cancel();
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("scroll", scroll);
      element.removeEventListener("wheel", wheel);
      for (const type of pressed) cover.removeEventListener(type, press);
      cover.removeEventListener("pointerleave", rest.soon);
      cover.removeEventListener("pointerup", rest.soon);
    };
  }, [scrollerRef]);
  return coverRef;
}

/** A press is for what is seen, and not for what lies over it. */
function passOn(event: MouseEvent, cover: Element): void {
  const { type, clientX, clientY } = event;
  const target = document.elementsFromPoint(clientX, clientY).find((each) => each !== cover);
  if (type === "mousedown") {
    // Or the focus would go to what lies behind both.
    event.preventDefault();
    target?.closest<HTMLElement>("button, input")?.focus();
  }
  const Kind = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  target?.dispatchEvent(new Kind(type, event));
}
