import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { api } from "../../lib/api.ts";
import { useState } from "react";
import { errorCode, errorMessage, fieldIssues } from "../../lib/error-message.ts";
import { useStartSession } from "../../lib/session/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { emptySignIn, validateSignIn } from "./account-forms.ts";
import { FormAlert } from "./form-alert.tsx";

export function SignInForm() {
  const startSession = useStartSession();
  const signIn = api.accounts.signIn.useMutation({ onSuccess: startSession });
  const { form, field } = useForm({
    initial: emptySignIn,
    validate: validateSignIn,
    onSubmit: (values) => signIn.mutate(values),
  });
  const codeIssue = fieldIssues(signIn.error).code;
  // Once the code was requested, its field stays visible.
  const [asksForCode, setAsksForCode] = useState(false);
  if (codeIssue !== undefined && !asksForCode) setAsksForCode(true);

  return (
    <form {...form} className="grid gap-4" aria-label="Sign In">
      {signIn.isError && codeIssue === undefined && <FormAlert>{refusal(signIn.error)}</FormAlert>}
      <TextField
        {...field("username")}
        label="Username"
        hint="Or the email address of your account."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
      {asksForCode && (
        <TextField
          {...field("code")}
          label="Code"
          error={codeIssue}
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="primary" size="lg" busy={signIn.isPending}>
        Sign In
      </Button>
      <PageLink
        to="/forgot-password"
        className="inline-flex items-center justify-self-start text-13 text-brand underline-offset-2 hover:underline thumb:min-h-11"
      >
        Forgot your password?
      </PageLink>
    </form>
  );
}

/** Returns one message for every rejection, except for too many attempts and network errors. */
function refusal(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined) {
    return "The server can't be reached. Check your connection, then try again.";
  }
  if (code === "TOO_MANY_REQUESTS") return errorMessage(error, accountMessages.wrongCredentials);
  return accountMessages.wrongCredentials;
}
