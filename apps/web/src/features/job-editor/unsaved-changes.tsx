import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

type Place = { pathname: string; search: object };

/** The editor is left with its page or, in the workspace, with its view. */
function isLeft(current: Place, next: Place): boolean {
  const viewOf = ({ search }: Place) => ("view" in search ? search.view : undefined);
  return current.pathname !== next.pathname || viewOf(current) !== viewOf(next);
}

/** Asks before changes are lost, on links and buttons here and on closing the tab. */
export function UnsavedChanges({ when, onLeave }: { when: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && isLeft(current, next),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      Your changes to this job description will be lost.
    </ConfirmDialog>
  );
}
