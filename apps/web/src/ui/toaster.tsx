import { Fragment, lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { areToastsWanted, connectToasts, onToastsWanted, wantToasts } from "../lib/toast.ts";

const ToastHost = lazy<ComponentType>(async () => {
  try {
    return { default: (await import("./toast-host.tsx")).ToastHost };
  } catch {
    // A page that works must not die of toasts that could not be fetched.
    connectToasts(({ onGone }) => onGone?.());
    return { default: Fragment };
  }
});

/** Toasts answer what people do: their code is fetched with the first key or click, not before. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted);
  useEffect(() => {
    if (isWanted) return;
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) window.addEventListener(event, wantToasts, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, wantToasts);
    };
  }, [isWanted]);
  return isWanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
