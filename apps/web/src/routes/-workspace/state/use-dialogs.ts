import { useState } from "react";
import type { OpenDialog } from "../workspace-dialogs.tsx";

/** The open dialog, or on narrow screens the open drawer. */
export function useDialogs() {
  const [current, open] = useState<OpenDialog>(null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return {
    current,
    open,
    isDrawerOpen,
    setIsDrawerOpen,
    isNoneOpen: current === null && !isDrawerOpen,
  };
}

export type Dialogs = ReturnType<typeof useDialogs>;
