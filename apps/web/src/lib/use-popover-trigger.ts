import { useRef, useState } from "react";

/**
 * The state of a button that opens a `popover`. A click on the button while it is open closes it
 * by itself (that is what "auto" popovers do), and must not open it again.
 * @param owner what the button belongs to: given to another one, it is closed.
 */
export function usePopoverTrigger(owner = 0) {
  const [openFor, setOpenFor] = useState<number | null>(null);
  const isOpen = openFor === owner;
  const wasOpen = useRef(false);
  return {
    isOpen,
    open: () => setOpenFor(owner),
    close: () => setOpenFor(null),
    trigger: {
      "aria-expanded": isOpen,
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: () => {
        if (!wasOpen.current) setOpenFor(owner);
        wasOpen.current = false;
      },
    },
  };
}
