import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

type Place = { pathname: string; search: object };

/** Whether the navigation leaves the editor, which is a page or a view of the workspace. */
function isLeft(current: Place, next: Place): boolean {
  const viewOf = ({ search }: Place) => ("view" in search ? search.view : undefined);
  return current.pathname !== next.pathname || viewOf(current) !== viewOf(next);
}

/** Asks before unsaved changes are lost, on navigation and on closing the tab. */
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
