import { useEffect } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster } from "sonner";
import { connectToasts } from "../lib/toast.ts";
import type { Toast } from "../lib/toast.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { ToastCard } from "./toast-card.tsx";

const duration = 5000;
let shown: string | number | undefined;

function showToast(content: Toast): void {
  if (shown !== undefined) sonner.dismiss(shown);
  shown = sonner.custom((id) => <ToastCard {...content} onDismiss={() => sonner.dismiss(id)} />, {
    duration: content.duration ?? duration,
  });
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
