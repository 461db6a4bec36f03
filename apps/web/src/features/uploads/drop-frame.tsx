import { createPortal } from "react-dom";

/** A frame around the window, which shows that files can be dropped anywhere in it. */
export function DropFrame() {
  return createPortal(
    <div
      aria-hidden
      className="pointer-events-none fixed inset-1 z-50 rounded-panel border-2 border-dashed border-brand"
    />,
    document.body,
  );
}
