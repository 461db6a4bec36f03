import { toast as sonner } from "sonner";
import { failureReason } from "./error-message.ts";

export type Toast = {
  title: string;
  description?: string;
  /** What failed: why it did so stands in a line of its own. */
  error?: unknown;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** What might come next, beside the action. */
  offer?: { label: string; onClick: () => void };
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

const methods = { default: "message", destructive: "error", success: "success" } as const;

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast({
  title,
  tone = "default",
  description,
  error,
  offer,
  ...options
}: Toast): void {
  const reason = error === undefined ? null : failureReason(error);
  const lines = [...new Set([description, reason])].filter((line) => typeof line === "string");
  sonner.dismiss();
  sonner[methods[tone]](title, {
    ...options,
    ...(offer && { cancel: offer }),
    ...(lines.length > 0 && { description: lines.map((line) => <p key={line}>{line}</p>) }),
  });
}
