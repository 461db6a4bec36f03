import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { personName } from "../person-name.ts";
import { CopyLink } from "./copy-link.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";

type Props = { user: AdminUser; others: readonly AdminUser[] };
type Asked = "second-factor" | "delete" | null;

/** What an admin can do for somebody who is locked out, or who leaves. */
export function UserActions({ user, others }: Props) {
  const name = personName(user);
  const [asked, setAsked] = useState<Asked>(null);
  const fail = (fallback: string) => (error: unknown) =>
    toast({
      error,
      title: "Error",
      description: errorMessage(error, fallback),
      tone: "destructive",
    });
  const link = api.admin.createResetLink.useMutation({
    onError: fail("No link was made. Please try again."),
  });
  const stop = api.admin.stopSecondFactor.useMutation({
    onSuccess: () =>
      toast({
        title: "Success",
        description: `Two-step sign-in of ${name} is off.`,
        tone: "success",
      }),
    onError: fail("Two-step sign-in is as it was. Please try again."),
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        items={[
          {
            label: "Link for a new password",
            disabled: !user.isActive || link.isPending,
            onSelect: () => link.mutate({ userId: user.id }),
          },
          { label: "Turn off two-step sign-in", onSelect: () => setAsked("second-factor") },
          { label: "Delete account", tone: "danger", onSelect: () => setAsked("delete") },
        ]}
      />
      <Dialog
        open={link.data !== undefined}
        onClose={link.reset}
        title="Link for a new password"
        footer={
          <Button variant="primary" onClick={link.reset}>
            Done
          </Button>
        }
      >
        <CopyLink
          link={link.data?.link ?? ""}
          label={`Link for ${name}`}
          text="Hand it over yourself: it works for 24 hours and once, and is shown only now. A mail tells the account's owner that it was made."
        />
      </Dialog>
      <ConfirmDialog
        open={asked === "second-factor"}
        title={`Turn off two-step sign-in of ${name}?`}
        confirmLabel="Turn off"
        busy={stop.isPending}
        onConfirm={() => stop.mutate({ userId: user.id })}
        onCancel={() => setAsked(null)}
      >
        <p>
          The password alone opens the account then. Make sure that it is really {name} who asks. A
          mail tells them, and the audit trail keeps who did it.
        </p>
      </ConfirmDialog>
      {asked === "delete" && (
        <DeleteUserDialog user={user} others={others} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
