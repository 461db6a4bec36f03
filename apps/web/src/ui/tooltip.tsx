import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

const delay = 700;
/** Within this time after a tooltip was hidden, the next one appears without delay. */
const skipDelay = 300;
let lastHidden = -Infinity;

type Props = {
  /** Rendered only while it is shown. */
  text: ReactNode;
  /** Also sets the child's accessible description. Not needed if the child's name says the same. */
  describes?: boolean;
  children: ReactNode;
};

/** Headless UI has no tooltip, so this is a native popover that CSS positions next to the child. */
export function Tooltip({ text, describes = false, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [isShown, setShown] = useState(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!isShown || !(control instanceof HTMLElement)) return;
    tip.current?.showPopover({ source: control });
    if (!describes) return;
    control.setAttribute("aria-describedby", id);
    return () => control.removeAttribute("aria-describedby");
  }, [describes, id, isShown]);

  const showSoon = () => {
    window.clearTimeout(timer.current);
    const wait = performance.now() - lastHidden < skipDelay ? 0 : delay;
    timer.current = window.setTimeout(() => setShown(true), wait);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (isShown) lastHidden = performance.now();
    setShown(false);
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
      {isShown && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className="pointer-events-none inset-auto my-1.5 max-w-70 rounded-control bg-ink px-2 py-1 text-12 font-medium text-paper shadow-float [position-area:top] [position-try-fallbacks:flip-block]"
        >
          {text}
        </span>
      )}
    </span>
  );
}
