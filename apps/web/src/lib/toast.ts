import { useSyncExternalStore } from "react";
import { failureReason } from "./error-message.ts";

export type Toast = {
  title: string;
  description?: string;
  /** What failed: why it did so stands in a line of its own. */
  error?: unknown;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

export type ShownToast = Omit<Toast, "error"> & { id: number; reason: string | null };

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast({ error, ...said }: Toast): void {
  lastId += 1;
  const reason = error === undefined ? null : failureReason(error);
  show({ ...said, id: lastId, reason: reason === said.description ? null : reason });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

/** For the one place that renders it. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
