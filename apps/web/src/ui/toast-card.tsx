import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useRef } from "react";
import type { PointerEvent } from "react";
import { classNames } from "../lib/class-names.ts";

const swipeThreshold = 50;

type Props = {
  title: string;
  description?: string;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  onDismiss: () => void;
};

export function ToastCard({ title, description, tone = "default", action, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  return (
    <div
      {...swipe}
      className="flex w-full touch-pan-y items-start select-none gap-3 rounded-panel border border-line bg-surface p-3 pl-4 font-sans text-14 text-ink shadow-float sm:w-90"
    >
      {tone !== "default" && (
        <span className={classNames("mt-0.5", tone === "success" ? "text-good" : "text-danger")}>
          {tone === "success" ? <CircleCheck size={16} /> : <CircleAlert size={16} />}
        </span>
      )}
      <div className="min-w-0 flex-1 py-0.5">
        <p className={classNames("font-semibold", tone === "destructive" && "text-danger")}>
          {title}
        </p>
        {description !== undefined && (
          <p className="mt-0.5 break-words text-13 text-ink-2">{description}</p>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-8 rounded-control px-2 font-medium text-brand hover:bg-sunken thumb:min-h-11"
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        className="grid size-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink thumb:size-11"
        onClick={onDismiss}
      >
        <X size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}

/** Follows the pointer to the right; beyond the threshold the toast goes. */
function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const distance = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientX - start.current);
  const move = (element: HTMLElement, x: number) => {
    element.style.transform = x === 0 ? "" : `translateX(${x}px)`;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event.currentTarget, distance(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (distance(event) >= swipeThreshold) onSwiped();
      else move(event.currentTarget, 0);
      start.current = null;
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      move(event.currentTarget, 0);
      start.current = null;
    },
  };
}
