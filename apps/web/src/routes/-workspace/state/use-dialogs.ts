import { useState, useSyncExternalStore } from "react";
import type { OpenDialog } from "../workspace-dialogs.tsx";

type State = { current: OpenDialog; isDrawerOpen: boolean };

/**
 * The open dialog, or on narrow screens the open drawer. Only components that call `useDialogState`
 * or `useIsDrawerOpen` are rendered when it changes, because rendering the whole workspace would
 * delay every dialog.
 */
export function useDialogs() {
  return useState(makeDialogs)[0];
}

export type Dialogs = ReturnType<typeof makeDialogs>;

function makeDialogs() {
  let state: State = { current: null, isDrawerOpen: false };
  const listeners = new Set<() => void>();
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (current: OpenDialog) => change({ current }),
    setIsDrawerOpen: (isDrawerOpen: boolean) => change({ isDrawerOpen }),
  };
}

export function useDialogState({ subscribe, read }: Dialogs) {
  const { current, isDrawerOpen } = useSyncExternalStore(subscribe, read);
  return { current, isNoneOpen: current === null && !isDrawerOpen };
}

export const useIsDrawerOpen = ({ subscribe, read }: Dialogs): boolean =>
  useSyncExternalStore(subscribe, () => read().isDrawerOpen);
