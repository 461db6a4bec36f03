import { resetPasswordMinLength } from "@resume-picker/domain/accounts/account-rules";
import { newPasswordHint } from "@resume-picker/domain/accounts/password-strength";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { emptyPasswordReset, validatePasswordReset } from "./account-forms.ts";
import { FormAlert } from "./form-alert.tsx";
import { NewPasswordFields } from "./password-fields.tsx";
import { useGoToLoginSoon } from "./use-go-to-login-soon.ts";

export function ResetPasswordForm({ token }: { token: string }) {
  const resetting = api.accounts.resetPassword.useMutation();
  const { form, field, values } = useForm({
    initial: emptyPasswordReset,
    validate: validatePasswordReset,
    onSubmit: ({ newPassword }) => resetting.mutate({ token, newPassword }),
  });
  useGoToLoginSoon(resetting.isSuccess);

  if (resetting.isSuccess) {
    return (
      <p role="status" className="text-ink-2">
        Your password has been reset. You are taken to{" "}
        <Link to="/auth" className="text-brand underline underline-offset-2">
          the login
        </Link>{" "}
        in a moment.
      </p>
    );
  }
  return (
    <form {...form} className="grid gap-4">
      {resetting.isError && (
        <FormAlert>{errorMessage(resetting.error, "Failed to reset password")}</FormAlert>
      )}
      <NewPasswordFields
        field={field}
        hint={newPasswordHint(values.newPassword, resetPasswordMinLength)}
      />
      <Button type="submit" variant="primary" size="lg" busy={resetting.isPending}>
        Reset Password
      </Button>
    </form>
  );
}
