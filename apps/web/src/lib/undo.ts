import { toast } from "./toast.ts";
import type { Toast } from "./toast.ts";

export type Undoable = Pick<Toast, "title" | "description" | "tone"> & {
  /** Brings back what was hidden. Nothing has been done yet. */
  undo: () => void;
  /** Does it. Handles its own failure. */
  commit: () => Promise<void>;
  /** Does it while the page is being left: a request that outlives the page, and no answer. */
  commitOnLeave: () => void;
};

const pending = new Set<Undoable>();

/**
 * For deletions: the screen shows at once how it will be, and a toast offers Undo. The deed is done
 * when that toast goes, or when the page is left, and never after Undo.
 */
export function offerUndo(undoable: Undoable): void {
  listen();
  pending.add(undoable);
  const { title, description, tone } = undoable;
  toast({
    title,
    description,
    tone,
    action: { label: "Undo", onClick: () => pending.delete(undoable) && undoable.undo() },
    onGone: () => pending.delete(undoable) && void undoable.commit(),
  });
}

/** Does now what still waits: the session that may do it is about to end. */
export async function commitPending(): Promise<void> {
  const waiting = [...pending];
  pending.clear();
  await Promise.all(waiting.map(({ commit }) => commit()));
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("pagehide", () => {
    const waiting = [...pending];
    pending.clear();
    for (const { commitOnLeave } of waiting) commitOnLeave();
  });
}

/** A request that the browser completes although its page has gone. */
export function sendOnLeave(method: "DELETE" | "POST", path: string, body?: unknown): void {
  void fetch(path, {
    method,
    keepalive: true,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
}
