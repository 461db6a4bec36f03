import { useRef, useState } from "react";

/**
 * The state of a button that opens a `popover`. A click on the button while it is open closes it
 * by itself (that is what "auto" popovers do), and must not open it again.
 */
export function usePopoverTrigger() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    trigger: {
      "aria-expanded": isOpen,
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: () => {
        if (!wasOpen.current) setOpen(true);
        wasOpen.current = false;
      },
    },
  };
}
