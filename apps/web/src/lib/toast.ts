export type Toast = {
  title: string;
  description?: string;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** Milliseconds. The default is 5000. */
  duration?: number;
  /** Called once, when it has timed out, was closed, or gave way to another. */
  onGone?: () => void;
};

type Show = (content: Toast) => void;

/** What shows toasts is loaded when first needed (ui/toaster.tsx); until then one may wait. */
let show: Show | null = null;
let waiting: Toast | null = null;
let isWanted = false;
const listeners = new Set<() => void>();
const awaiting: (() => void)[] = [];

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast(content: Toast): void {
  if (show) {
    show(content);
    return;
  }
  const replaced = waiting;
  waiting = content;
  replaced?.onGone?.();
  wantToasts();
}

/** Settles once toasts can be seen. */
export function toastsReady(): Promise<void> {
  wantToasts();
  return show ? Promise.resolve() : new Promise((resolve) => awaiting.push(resolve));
}

/** Has the part that shows toasts loaded. */
export function wantToasts(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export function areToastsWanted(): boolean {
  return isWanted;
}

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the part that shows toasts, once it can; returns what takes it away again. */
export function connectToasts(newShow: Show): () => void {
  show = newShow;
  if (waiting) newShow(waiting);
  waiting = null;
  for (const resolve of awaiting.splice(0)) resolve();
  return () => {
    show = null;
  };
}
