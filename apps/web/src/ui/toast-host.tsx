import { useEffect } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster } from "sonner";
import { connectToasts } from "../lib/toast.ts";
import type { Toast } from "../lib/toast.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { ToastCard } from "./toast-card.tsx";

const duration = 5000;
let shown: { id: string | number; end: () => void } | undefined;

function showToast(content: Toast): void {
  const replaced = shown;
  if (replaced) sonner.dismiss(replaced.id);
  let isGone = false;
  const end = () => {
    if (isGone) return;
    isGone = true;
    content.onGone?.();
  };
  const close = (id: string | number) => {
    sonner.dismiss(id);
    end();
  };
  const id = sonner.custom((own) => <ToastCard {...content} onDismiss={() => close(own)} />, {
    duration: content.duration ?? duration,
    onAutoClose: end,
    onDismiss: end,
  });
  shown = { id, end };
  replaced?.end();
}

/**
 * Where toasts appear: on phones at the top, clear of the buttons at the bottom. F8 moves the focus
 * to them; the swipe is the card's own. They stand beside the application, because an open dialog
 * makes everything in it inert.
 */
export function ToastHost() {
  const isPhone = useMediaQuery("(width < 40rem)");
  useEffect(() => connectToasts(showToast), []);
  return createPortal(
    <Toaster
      // Never over the buttons of the candidate's panel, which stand bottom right.
      position={isPhone ? "top-center" : "bottom-center"}
      visibleToasts={1}
      duration={duration}
      hotkey={["F8"]}
      swipeDirections={[]}
      toastOptions={{ unstyled: true, className: "w-full sm:w-90" }}
    />,
    document.body,
  );
}
