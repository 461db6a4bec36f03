import { toast as sonner } from "sonner";
import { failureReason, isSessionOver } from "./error-message.ts";

export type Toast = {
  title: string;
  description?: string;
  /** What failed: why it did so stands in a line of its own. */
  error?: unknown;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** What might come next, beside the action. */
  offer?: { label: string; onClick: () => void };
  /**
   * Toasts of one id change in place. For what keys do several times a second: of that many new ones
   * Sonner 2.0.8 leaves some in the page, unseen, for good.
   */
  id?: string;
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

const methods = { default: "message", destructive: "error", success: "success" } as const;

export const isToastShown = (): boolean => sonner.getToasts().length > 0;

/**
 * Sonner's id of the toast that each id of ours may change. One that is already closing is none of
 * them: it would take the new words with it.
 */
const changeable = new Map<string, string>();
let made = 0;

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast({
  title,
  tone = "default",
  error,
  offer,
  action,
  id: key,
  ...options
}: Toast): void {
  // The toast of the session's end stands, and says why.
  if (isSessionOver(error)) return;
  const reason = error === undefined ? null : failureReason(error);
  const lines = [
    ...new Set([options.description, withoutEcho(reason, options.description)]),
  ].filter((line) => typeof line === "string");
  const id = (key === undefined ? undefined : changeable.get(key)) ?? `toast-${(made += 1)}`;
  for (const shown of sonner.getToasts()) if (shown.id !== id) sonner.dismiss(shown.id);
  changeable.clear();
  if (key !== undefined) changeable.set(key, id);
  const close = () => {
    if (key !== undefined && changeable.get(key) === id) changeable.delete(key);
  };
  const closing = (button: Toast["action"]) =>
    button && {
      ...button,
      onClick: () => {
        close();
        button.onClick();
      },
    };
  sonner[methods[tone]](title, {
    ...options,
    id,
    onAutoClose: close,
    onDismiss: close,
    // What one of the same id said before is taken away.
    action: closing(action),
    cancel: closing(offer),
    // Its words take a row with the buttons; what happened stands above them.
    classNames: offer ? { toast: "flex-wrap justify-end gap-y-1!", content: "basis-full!" } : {},
    description: lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : undefined,
  });
}

const advice = " Please try again.";

/** A reason whose advice stands in the line before it, too, says it once. */
function withoutEcho(reason: string | null, before: string | undefined): string | null {
  const isSaid = before?.endsWith(advice) === true && reason?.endsWith(advice) === true;
  return isSaid ? reason.slice(0, -advice.length) : reason;
}
