import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { validateForgotPassword } from "./account-forms.ts";
import { AccountPage } from "./account-page.tsx";
import { FormAlert } from "./form-alert.tsx";

export function ForgotPasswordScreen() {
  const { sendsMail } = useSession();
  const request = api.accounts.forgotPassword.useMutation();
  const { form, field, values } = useForm({
    initial: { email: "" },
    validate: validateForgotPassword,
    onSubmit: ({ email }) => request.mutate({ email: email.trim() }),
  });

  if (request.isSuccess) {
    return (
      <AccountPage title={sendsMail ? "Check your email" : "Ask your administrator"}>
        <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
          If an account has the address <strong className="text-ink">{values.email.trim()}</strong>,
          a link to set a new password{" "}
          {sendsMail
            ? "is on its way."
            : "was made, but email isn't set up here. Ask your administrator for the link."}{" "}
          The link expires in 1 hour.
        </p>
        <Link to="/auth" className={buttonStyle({ className: "mt-6" })}>
          Back to Login
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Forgot your password?">
      <p className="-mt-3 mb-6 text-ink-2">
        {sendsMail ? (
          "Enter the email address of your account. We will email you a link to set a new password."
        ) : (
          <>
            Email isn&rsquo;t set up here. Ask your administrator for a reset link. If you run this
            server, create one with{" "}
            <code className="whitespace-nowrap">npm run admin -- reset-link</code> and your
            username.
          </>
        )}
      </p>
      <form {...form} className="grid gap-4">
        {request.isError && (
          <FormAlert>{errorMessage(request.error, "Failed to send reset email")}</FormAlert>
        )}
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={request.isPending} busyLabel="Sending...">
            {sendsMail ? "Send reset link" : "Request reset link"}
          </Button>
          <Link to="/auth" className={buttonStyle()}>
            Back to Login
          </Link>
        </div>
      </form>
    </AccountPage>
  );
}
