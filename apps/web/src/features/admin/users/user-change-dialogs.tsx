import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { personName } from "../person-name.ts";

type Props = {
  /** Null while the dialog is closed. */
  user: AdminUser | null;
  onConfirm: (userId: string) => void;
  onClose: () => void;
};

export function PromoteDialog({ user, onConfirm, onClose }: Props) {
  if (!user) return null;
  return (
    <ConfirmDialog
      open
      title={`Make ${personName(user)} an administrator?`}
      confirmLabel="Make Admin"
      tone="primary"
      onConfirm={() => {
        onConfirm(user.id);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        Administrators manage all accounts, the blog and the settings of this server. You can change
        the role back at any time.
      </p>
    </ConfirmDialog>
  );
}

export function DeactivateDialog({ user, onConfirm, onClose }: Props) {
  if (!user) return null;
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${personName(user)}?`}
      confirmLabel="Deactivate"
      onConfirm={() => {
        onConfirm(user.id);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        They are signed out everywhere at once and can&rsquo;t sign in. Jobs and candidates stay,
        and you can activate the account again at any time.
      </p>
    </ConfirmDialog>
  );
}
