import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";

/**
 * Where toasts appear. F8 moves the focus to them; the swipe is the card's own. Beside the
 * application, because an open dialog makes everything in it inert.
 */
export function Toaster() {
  return createPortal(
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      duration={5000}
      hotkey={["F8"]}
      swipeDirections={[]}
      toastOptions={{ unstyled: true, className: "w-full sm:w-90" }}
    />,
    document.body,
  );
}
