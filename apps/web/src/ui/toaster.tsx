import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useShownToast } from "../lib/toast.ts";
import { ToastCard } from "./toast-card.tsx";

/** Beside the application, because an open dialog makes everything inside of it inert. */
export function Toaster() {
  const shown = useShownToast();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    window.addEventListener("keydown", focus);
    return () => window.removeEventListener("keydown", focus);
  }, []);
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications, F8"
      aria-live="polite"
      // Never over the buttons of the candidate's panel, which stand bottom right.
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-89 outline-none sm:top-auto sm:bottom-6"
    >
      {shown && <ToastCard key={shown.id} toast={shown} />}
    </section>,
    document.body,
  );
}
