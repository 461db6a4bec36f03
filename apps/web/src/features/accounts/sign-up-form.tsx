import { newPasswordHint } from "@resume-picker/domain/accounts/password-strength";
import { accountMessages, passwordMinLength } from "@resume-picker/domain/accounts/account-rules";
import { api } from "../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../lib/error-message.ts";
import { useSession, useStartSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { emptySignUp, validateSignUp } from "./account-forms.ts";

/** With an invitation, the account gets the invited address. */
export function SignUpForm({ invited }: { invited?: { invitation: string; email: string } }) {
  const { hasAccounts, needsSetupToken, sendsMail } = useSession();
  const startSession = useStartSession();
  const signUp = api.accounts.signUp.useMutation({
    onSuccess: async (user) => {
      await startSession(user);
      if (user.emailVerified || user.email === null) return;
      toast(
        sendsMail
          ? {
              title: "Welcome",
              description: `We sent a link to ${user.email}. Open it to verify your email address.`,
              tone: "success",
            }
          : {
              title: "Welcome",
              description:
                "Email isn't set up here, so your email address stays unverified for now.",
              tone: "success",
            },
      );
    },
    onError: (error) => {
      const description = errorMessage(error, "The account was not created. Please try again.");
      setServerErrors(fieldErrors(error, description));
      toast({ error, title: "Registration Failed", description, tone: "destructive" });
    },
  });
  const { form, field, setServerErrors, values } = useForm({
    initial: { ...emptySignUp, email: invited?.email ?? "" },
    validate: validateSignUp,
    onSubmit: ({ setupToken, ...values }) =>
      signUp.mutate({
        ...values,
        ...(needsSetupToken ? { setupToken } : {}),
        ...(invited ? { invitation: invited.invitation } : {}),
      }),
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Sign Up">
      {!hasAccounts && (
        <p className="rounded-control bg-brand-soft px-3.5 py-2.5 text-brand">
          You&rsquo;re the first one here, so this will be the administrator account.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...field("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field("username")}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={invited !== undefined}
        hint={invited && "The invitation is for this address. You can change it later."}
      />
      <PasswordField
        {...field("password")}
        label="Password"
        hint={newPasswordHint(values.password, passwordMinLength)}
        autoComplete="new-password"
      />
      {needsSetupToken && (
        <TextField
          {...field("setupToken")}
          label="Set-up token"
          hint="The server prints it when it starts. It proves that this installation is yours."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="primary" size="lg" busy={signUp.isPending}>
        Sign Up
      </Button>
    </form>
  );
}

/** Returns errors that are also shown at their field. */
function fieldErrors(error: unknown, message: string): Record<string, string> {
  if (message === accountMessages.usernameTaken) return { username: message };
  if (message === accountMessages.emailTaken) return { email: message };
  return fieldIssues(error);
}
