import type { PointerEvent } from "react";

/**
 * For a list: says a text that is cut, or stands in `data-whole`, to the pointer that rests on it;
 * of `data-lines`, which are cut as one, all of them.
 * A title of its own for each would be one more thing to write for every row of a fast scroll.
 */
export const wholeText = {
  // Moves only: rows that a scroll brings below the pointer would be measured while they change.
  onPointerMove: ({ target }: PointerEvent) => {
    if (!(target instanceof HTMLElement) || target.title !== "") return;
    const whole = target.closest<HTMLElement>("[data-whole]")?.dataset.whole;
    const lines = target.closest<HTMLElement>("[data-lines]");
    const box = lines ?? target;
    const isText = lines !== null || target.childElementCount === 0;
    if (whole !== undefined) target.title = whole;
    else if (isText && box.scrollWidth > box.clientWidth) target.title = box.innerText;
  },
  onPointerOut: ({ target }: PointerEvent) => {
    if (target instanceof HTMLElement) target.removeAttribute("title");
  },
};
