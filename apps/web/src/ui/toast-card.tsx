import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { PointerEvent } from "react";
import { classNames } from "../lib/class-names.ts";
import { dismissToast } from "../lib/toast.ts";
import type { ShownToast } from "../lib/toast.ts";

const usualMs = 5000;
/** Pixels to the right after which it is swiped away. */
const swipeThreshold = 50;

/** One toast. It waits as long as somebody points at it, or is in it with the keyboard. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, title, description, reason, tone = "default", action, duration = usualMs } = toast;
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipe(() => dismissToast(id));
  useEffect(() => {
    if (isHeld) return;
    let timer = 0;
    const wait = () => {
      // Nobody has seen it yet in a tab that is not in sight.
      timer = window.setTimeout(() => (document.hidden ? wait() : dismissToast(id)), duration);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [duration, id, isHeld]);
  const isError = tone === "destructive";
  return (
    <div
      data-toast
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex touch-pan-y items-start gap-3 rounded-panel border border-line bg-surface p-3 pl-4 text-14 text-ink shadow-float transition-[opacity,translate] select-none starting:translate-y-2 starting:opacity-0"
    >
      {tone === "success" && <CircleCheck size={16} className="mt-1 shrink-0 text-good" />}
      {isError && <CircleAlert size={16} className="mt-1 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-0.5 [overflow-wrap:anywhere]">
        <p className={classNames("font-semibold", isError && "text-danger")}>{title}</p>
        {description !== undefined && <p className="mt-0.5 text-13 text-ink-2">{description}</p>}
        {reason !== null && <p className="mt-0.5 text-13 text-ink-2">{reason}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-control px-2 font-medium text-brand hover:bg-sunken thumb:min-h-11"
          onClick={() => {
            action.onClick();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        className="grid size-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink thumb:size-11"
        onClick={() => dismissToast(id)}
      >
        <X size={16} strokeWidth={1.6} />
      </button>
    </div>
  );
}

/** Follows the finger to the right, and back again where it did not go far enough. */
function useSwipe(onAway: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [x, setX] = useState(0);
  const end = () => {
    if (x >= swipeThreshold) onAway();
    setStart(null);
    setX(0);
  };
  return {
    style: { translate: `${x}px` },
    onPointerDown: (event: PointerEvent) => setStart(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (start !== null) setX(Math.max(0, event.clientX - start));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
