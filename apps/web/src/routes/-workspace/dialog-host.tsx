import type { ComponentProps } from "react";
import { WorkspaceDialogs } from "./parts/parts.tsx";
import { useDialogState } from "./state/use-dialogs.ts";
import type { Dialogs } from "./state/use-dialogs.ts";

type Props = Omit<ComponentProps<typeof WorkspaceDialogs>, "dialog" | "onClose"> & {
  dialogs: Dialogs;
};

/** Renders the open dialog. */
export function DialogHost({ dialogs, ...props }: Props) {
  const { current } = useDialogState(dialogs);
  return <WorkspaceDialogs {...props} dialog={current} onClose={() => dialogs.open(null)} />;
}
