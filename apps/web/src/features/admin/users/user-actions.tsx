import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { lazy, Suspense, useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { personName } from "../person-name.ts";
import { ResetLinkDialog } from "./reset-link-dialog.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";

const DeleteUserDialog = lazy(async () => ({
  default: (await import("./delete-user-dialog.tsx")).DeleteUserDialog,
}));

type Props = { user: AdminUser; ownId: string };

/** Actions for a user who is locked out or leaves. */
export function UserActions({ user, ownId }: Props) {
  const name = personName(user);
  const [asked, setAsked] = useState<"second-factor" | "delete" | null>(null);
  const close = () => setAsked(null);
  const { sendsMail } = useSession();
  const utils = api.useUtils();
  const say = async ({ message }: { message: string }) => {
    toast({ title: "Success", description: message, tone: "success" });
    await utils.admin.listUsers.invalidate();
  };
  const fail = (error: unknown) =>
    toast({
      error,
      title: "Error",
      description: errorMessage(error, "Nothing was changed. Please try again."),
      tone: "destructive",
    });
  const link = api.admin.createResetLink.useMutation({
    onSuccess: (made) => (made.link === null ? say(made) : undefined),
    onError: fail,
  });
  const unlock = api.admin.unlock.useMutation({ onSuccess: say, onError: fail });
  const endSessions = api.admin.endSessions.useMutation({ onSuccess: say, onError: fail });
  const resend = api.admin.resendVerification.useMutation({ onSuccess: say, onError: fail });
  const confirmEmail = api.admin.confirmEmail.useMutation({ onSuccess: say, onError: fail });
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        items={[
          {
            label: sendsMail ? "Send reset link" : "Create reset link",
            disabled: !user.isActive || link.isPending,
            onSelect: () => link.mutate({ userId: user.id }),
          },
          {
            label: "Unlock sign-in",
            disabled: unlock.isPending,
            onSelect: () => unlock.mutate({ userId: user.id }),
          },
          {
            label: "End sessions",
            disabled: endSessions.isPending,
            onSelect: () => endSessions.mutate({ userId: user.id }),
          },
          ...(user.email === null || user.emailVerified
            ? []
            : [
                {
                  label: "Resend verification email",
                  disabled: !sendsMail || resend.isPending,
                  onSelect: () => resend.mutate({ userId: user.id }),
                },
                {
                  label: "Mark email as verified",
                  disabled: confirmEmail.isPending,
                  onSelect: () => confirmEmail.mutate({ userId: user.id }),
                },
              ]),
          { label: "Turn off two-step sign-in", onSelect: () => setAsked("second-factor") },
          { label: "Delete account", tone: "danger", onSelect: () => setAsked("delete") },
        ]}
      />
      <ResetLinkDialog name={name} link={link.data?.link ?? undefined} onClose={link.reset} />
      <SecondFactorDialog
        userId={user.id}
        name={name}
        open={asked === "second-factor"}
        onClose={close}
      />
      {asked === "delete" && (
        <Suspense>
          <DeleteUserDialog user={user} ownId={ownId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
