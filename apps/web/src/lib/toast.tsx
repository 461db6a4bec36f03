import { toast as sonner } from "sonner";
import { failureReason, isSessionOver } from "./error-message.ts";

export type Toast = {
  title: string;
  description?: string;
  /** The error. Its reason is shown on a separate line. */
  error?: unknown;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** A suggested next step, next to the action. */
  offer?: { label: string; onClick: () => void };
  /**
   * Toasts with the same id are updated in place. Use it for actions that a key repeats several
   * times a second, because Sonner 2.0.8 leaves some of so many new toasts in the page, invisible,
   * forever.
   */
  id?: string;
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

const methods = { default: "message", destructive: "error", success: "success" } as const;

export const isToastShown = (): boolean => sonner.getToasts().length > 0;

/**
 * Sonner's ids by our own ids, for toasts that can be updated. A toast that is already closing is
 * excluded, because the new text would disappear with it.
 */
const changeable = new Map<string, string>();
let made = 0;

/** Shows a message. This is the only function for that. A new toast replaces the previous one. */
export function toast({
  title,
  tone = "default",
  error,
  offer,
  action,
  id: key,
  ...options
}: Toast): void {
  // The toast for the expired session is already shown.
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
    // Replaces the text of an earlier toast with the same id.
    action: closing(action),
    cancel: closing(offer),
    // The buttons get a separate row below the text.
    classNames: offer ? { toast: "flex-wrap justify-end gap-y-1!", content: "basis-full!" } : {},
    description: lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : undefined,
  });
}

const advice = " Please try again.";

/** Removes advice that the line before already contains. */
function withoutEcho(reason: string | null, before: string | undefined): string | null {
  const isSaid = before?.endsWith(advice) === true && reason?.endsWith(advice) === true;
  return isSaid ? reason.slice(0, -advice.length) : reason;
}
