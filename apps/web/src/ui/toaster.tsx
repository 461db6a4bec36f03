import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";
import { toastFrame } from "../lib/toast-place.ts";

const icons = {
  success: <CircleCheck size={16} className="text-good" />,
  error: <CircleAlert size={16} className="text-danger" />,
  close: <X size={16} strokeWidth={1.6} />,
};

const classNames = {
  toast:
    "flex w-full items-start gap-3 rounded-panel border border-line bg-surface p-3 pl-4 font-sans text-14 text-ink shadow-float select-none focus-visible:[outline:2px_solid_var(--brand)]!",
  content: "min-w-0 flex-1 py-0.5",
  icon: "mt-0.5",
  title: "font-semibold",
  error: "[&_[data-title]]:text-danger",
  description: "mt-0.5 text-13 text-ink-2",
  actionButton:
    "min-h-8 shrink-0 rounded-control px-2 font-medium text-brand hover:bg-sunken thumb:min-h-11",
  cancelButton:
    "min-h-8 shrink-0 rounded-control px-2 text-ink-2 hover:bg-sunken hover:text-ink thumb:min-h-11",
  // Sonner renders the close button first, but it should be last.
  closeButton:
    "order-last grid size-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink thumb:size-11",
};

/** The corner of the window, or of the element with the `toastPlace` ref. */
const corner = {
  right: "calc(var(--toast-right, 0px) + 1rem)",
  bottom: "calc(var(--toast-bottom, 0px) + 1rem)",
};

/** Rendered outside the application, because an open dialog makes everything inside it inert. */
export function Toaster() {
  return createPortal(
    <div ref={toastFrame}>
      <Sonner
        position="bottom-right"
        offset={corner}
        mobileOffset={corner}
        visibleToasts={1}
        duration={5000}
        hotkey={["F8"]}
        swipeDirections={["right"]}
        closeButton
        icons={icons}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close" }}
      />
    </div>,
    document.body,
  );
}
