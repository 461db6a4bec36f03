import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";

/** Offers to mail a new link, in case the first one was lost or has expired. */
export function VerifyNotice({ email }: { email: string }) {
  const { sendsMail, user } = useSession();
  const isAdmin = user?.role === "admin";
  const utils = api.useUtils();
  const confirm = api.admin.confirmEmail.useMutation({
    onSuccess: () => utils.accounts.session.invalidate(),
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "Nothing was changed. Please try again."),
        tone: "destructive",
      }),
  });
  const resend = api.accounts.resendVerification.useMutation({
    onSuccess: () =>
      toast({
        title: "Link sent",
        description: `Open the mail to ${email} and open its link.`,
        tone: "success",
      }),
    onError: (error) =>
      toast({
        error,
        title: "No link was sent",
        description: errorMessage(error, "The mail could not be sent. Please try again."),
        tone: "destructive",
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-2.5">
      <p className="mr-auto text-ink-2 [overflow-wrap:anywhere]">
        Your email address is not verified yet.{" "}
        {sendsMail
          ? `We sent a link to ${email}.`
          : isAdmin
            ? accountMessages.noMailForAdmin
            : accountMessages.noMail}
      </p>
      {!sendsMail && isAdmin && (
        <Button
          size="sm"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ userId: user.id })}
        >
          Mark as verified
        </Button>
      )}
      {sendsMail && (
        <Button
          size="sm"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          Send me a new link
        </Button>
      )}
    </div>
  );
}
