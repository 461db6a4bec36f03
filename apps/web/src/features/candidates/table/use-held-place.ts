import { useState } from "react";
import type { FocusEvent } from "react";
import type { Place } from "./row-places.ts";

/** For a group of rows (`data-place`, `aria-rowindex`): the one that holds the focus. */
export function useHeldPlace(): {
  held: Place | null;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  const [held, setHeld] = useState<Place | null>(null);
  return {
    held,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>("[data-place]");
      if (!row) return;
      // Counted from 1, after the header.
      const index = Number(row.getAttribute("aria-rowindex")) - 2;
      const key = Number(row.dataset.place);
      setHeld((before) =>
        before?.index === index && before.key === key ? before : { key, index },
      );
    },
    onBlur: ({ target, currentTarget, relatedTarget }) => {
      // Another window has it: here it stays.
      if (target === document.activeElement) return;
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setHeld(null);
    },
  };
}
