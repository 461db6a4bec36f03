import { createPortal } from "react-dom";

/** Around the whole window, all of which takes the files that are held over it. */
export function DropFrame() {
  return createPortal(
    <div
      aria-hidden
      className="pointer-events-none fixed inset-1 z-50 rounded-panel border-2 border-dashed border-brand"
    />,
    document.body,
  );
}
