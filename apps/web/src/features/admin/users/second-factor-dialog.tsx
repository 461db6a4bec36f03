import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";

type Props = { userId: string; name: string; open: boolean; onClose: () => void };

/** Turns off a user's two-step sign-in after a confirmation. */
export function SecondFactorDialog({ userId, name, open, onClose }: Props) {
  const { sendsMail } = useSession();
  const stop = api.admin.disableSecondFactor.useMutation({
    onSuccess: () =>
      toast({
        title: "Success",
        description: `Two-step sign-in of ${name} is off.`,
        tone: "success",
      }),
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "Two-step sign-in is as it was. Please try again."),
        tone: "destructive",
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Turn off two-step sign-in of ${name}?`}
      confirmLabel="Turn off"
      busy={stop.isPending}
      onConfirm={() => stop.mutate({ userId })}
      onCancel={onClose}
    >
      <p>
        The password alone will open the account. Make sure that it is really {name} who asks.{" "}
        {sendsMail ? "They are notified by email, and the" : "The"} audit trail records it.
      </p>
    </ConfirmDialog>
  );
}
