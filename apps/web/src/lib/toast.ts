import { createElement } from "react";
import { toast as sonner } from "sonner";
import { ToastCard } from "../ui/toast-card.tsx";

export type Toast = {
  title: string;
  description?: string;
  tone?: "default" | "destructive" | "success";
  action?: { label: string; onClick: () => void };
  /** Milliseconds. The default is 5000. */
  duration?: number;
};

let shown: string | number | undefined;

/** The one way to say that something happened. One toast at a time: a new one replaces the old. */
export function toast(content: Toast): void {
  if (shown !== undefined) sonner.dismiss(shown);
  shown = sonner.custom(
    (id) => createElement(ToastCard, { ...content, onDismiss: () => sonner.dismiss(id) }),
    { duration: content.duration ?? 5000 },
  );
}
