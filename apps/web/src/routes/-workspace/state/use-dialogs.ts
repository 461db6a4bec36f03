import { useState } from "react";
import type { OpenDialog } from "../workspace-dialogs.tsx";

/** What lies over the workspace: a dialog, or on narrow screens the sidebar as a drawer. */
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
