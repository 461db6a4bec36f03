import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

const delay = 700;
/** Just after one tooltip has gone, the next one shows without delay. */
const skipDelay = 300;
let lastHidden = -Infinity;

type Props = {
  text: string;
  /** Describes the child for screen readers too; leave out where its name says the same. */
  describes?: boolean;
  children: ReactNode;
};

type Place = { left: number; top: number; below: boolean };

export function Tooltip({ text, describes = false, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState<Place | null>(null);
  const isShown = place !== null;

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!describes || !control || !isShown) return;
    control.setAttribute("aria-describedby", id);
    return () => control.removeAttribute("aria-describedby");
  }, [describes, id, isShown]);

  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (box) setPlace(placeBeside(box));
  };
  const showSoon = () => {
    window.clearTimeout(timer.current);
    const wait = performance.now() - lastHidden < skipDelay ? 0 : delay;
    timer.current = window.setTimeout(show, wait);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (isShown) lastHidden = performance.now();
    setPlace(null);
  };

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === "mouse" && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && showSoon()}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {children}
      {place &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            className="pointer-events-none fixed z-50 max-w-70 rounded-control bg-ink px-2 py-1 text-12 font-medium text-paper shadow-float"
            style={{
              left: place.left,
              top: place.top,
              transform: `translate(-50%, ${place.below ? "0" : "-100%"})`,
            }}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

/** Above the control, or below it near the top of the window; never across its sides. */
function placeBeside(box: DOMRect): Place {
  const below = box.top < 48;
  const left = Math.min(Math.max(box.left + box.width / 2, 72), window.innerWidth - 72);
  return { left, top: below ? box.bottom + 6 : box.top - 6, below };
}
