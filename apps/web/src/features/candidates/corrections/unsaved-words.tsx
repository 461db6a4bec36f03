import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import type { Drafts } from "./drafts.ts";

type Place = { pathname: string; search: object };

/** Whether the navigation closes the panel. Opening the CV next to it doesn't. */
function isLeft(current: Place, next: Place): boolean {
  const whatIsOpen = ({ pathname, search }: Place) => {
    const { candidate, view } = search as { candidate?: unknown; view?: unknown };
    return JSON.stringify([pathname, candidate, view]);
  };
  return whatIsOpen(current) !== whatIsOpen(next);
}

/** Asks before unsaved changes are lost. */
export function UnsavedWords({ drafts }: { drafts: Drafts }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => !drafts.isEmpty() && isLeft(current, next),
    enableBeforeUnload: () => !drafts.isEmpty(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Unsaved changes here will be lost. Choose Done to save them.
    </ConfirmDialog>
  );
}
