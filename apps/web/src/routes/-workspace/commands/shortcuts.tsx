import type { ComponentProps } from "react";
import { useDialogState } from "../state/use-dialogs.ts";
import type { Dialogs } from "../state/use-dialogs.ts";
import { usePaletteKey, useWorkspaceKeys } from "./use-workspace-keys.ts";

/** Handles Ctrl+K or Cmd+K while no dialog is open. */
export function PaletteKey({ dialogs }: { dialogs: Dialogs }) {
  const { isNoneOpen } = useDialogState(dialogs);
  usePaletteKey(() => dialogs.open({ kind: "palette" }), isNoneOpen);
  return null;
}

type Props = ComponentProps<typeof PaletteKey> & {
  parts: Parameters<typeof useWorkspaceKeys>[0];
  isListShown: boolean;
};

/** Handles the keys of the candidate list while it is shown and no dialog is open. */
export function ListKeys({ dialogs, parts, isListShown }: Props) {
  const { isNoneOpen } = useDialogState(dialogs);
  useWorkspaceKeys(parts, isNoneOpen && isListShown);
  return null;
}
