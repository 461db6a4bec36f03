import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { personName } from "../person-name.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { ResetLinkDialog } from "./reset-link-dialog.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";

type Props = { user: AdminUser; others: readonly AdminUser[] };

/** What an admin can do for somebody who is locked out, or who leaves. */
export function UserActions({ user, others }: Props) {
  const name = personName(user);
  const [asked, setAsked] = useState<"second-factor" | "delete" | null>(null);
  const close = () => setAsked(null);
  const link = api.admin.createResetLink.useMutation({
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "No link was made. Please try again."),
        tone: "destructive",
      }),
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
      <ResetLinkDialog name={name} link={link.data?.link} onClose={link.reset} />
      <SecondFactorDialog
        userId={user.id}
        name={name}
        open={asked === "second-factor"}
        onClose={close}
      />
      {asked === "delete" && <DeleteUserDialog user={user} others={others} onClose={close} />}
    </>
  );
}
