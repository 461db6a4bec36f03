import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { Link } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { useStartSession } from "../../../lib/session/session.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";

/** The second step for a user who has signed in at the provider. */
export function OpenIdCodeForm() {
  const onSuccess = useStartSession();
  const finish = api.accounts.finishOpenIdSignIn.useMutation({ onSuccess });
  const { form, field } = useForm({
    initial: { code: "" },
    validate: ({ code }) => (code.trim() === "" ? { code: accountMessages.codeRequired } : {}),
    onSubmit: (values) => finish.mutate(values),
  });
  const code = field("code");
  const refusal =
    finish.error && errorMessage(finish.error, "The code was not checked. Try again.");
  return (
    <form {...form} className="grid gap-4" aria-label="Second step">
      <TextField
        {...code}
        label="Code"
        hint="From your authenticator app, or a recovery code."
        error={code.error ?? refusal ?? undefined}
        autoFocus
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" busy={finish.isPending}>
        Sign In
      </Button>
      <Link to="/auth" className="justify-self-start text-13 text-brand hover:underline">
        Back to Login
      </Link>
    </form>
  );
}
