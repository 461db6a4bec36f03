import { accountMessages, isEmailAddress } from "@resume-picker/domain/accounts/account-rules";
import { normalizePersonName } from "@resume-picker/domain/accounts/names";
import type { Profile } from "@resume-picker/domain/accounts/profile";
import { api } from "../../../lib/api.ts";
import { brokenRules } from "../../../lib/broken-rules.ts";
import { errorMessage, fieldIssues } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { useForm } from "../../../lib/use-form.ts";
import type { FormErrors } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { useSavedProfile } from "./use-saved-profile.ts";

type Values = { firstName: string; lastName: string; email: string };

/** The server enforces the same rules. */
function validate({ firstName, lastName, email }: Values): FormErrors<Values> {
  return brokenRules([
    ["firstName", normalizePersonName(firstName) === "", accountMessages.firstNameRequired],
    ["lastName", normalizePersonName(lastName) === "", accountMessages.lastNameRequired],
    ["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail],
  ]);
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const saved = useSavedProfile();
  const { sendsMail } = useSession();
  const update = api.accounts.updateProfile.useMutation({
    onSuccess: (changed) => {
      saved(changed);
      const isAsked =
        changed.pendingEmail !== null && changed.pendingEmail !== profile.pendingEmail;
      toast({
        title: "Profile saved",
        description: isAsked
          ? "Your email address changes when the link to the new one is opened."
          : "Your profile is up to date.",
        tone: "success",
      });
    },
    onError: (error) => {
      const description = errorMessage(error, "Nothing was saved. Please try again.");
      setServerErrors(fieldIssues(error));
      toast({ error, title: "Error", description, tone: "destructive" });
    },
  });
  const { form, field, setServerErrors } = useForm<Values>({
    initial: {
      firstName: profile.firstName ?? "",
      lastName: profile.lastName ?? "",
      email: profile.email ?? "",
    },
    validate,
    // An unchanged pending address isn't sent again, which would mail another link.
    onSubmit: ({ email, ...names }) =>
      update.mutate({
        ...names,
        ...(email.trim() === (profile.pendingEmail ?? profile.email) ? {} : { email }),
      }),
  });
  return (
    <form {...form} className="grid gap-4" aria-label="Profile">
      <TextField
        label="Username"
        value={profile.username}
        disabled
        hint="Usernames can’t be changed."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...field("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        hint={
          sendsMail
            ? "A new address takes effect once you open the link we send to it."
            : "A new address takes effect once its link is opened. Email isn't set up here, so the link stays in the server's outbox."
        }
      />
      <PendingEmail email={profile.pendingEmail} />
      <Button
        type="submit"
        variant="primary"
        busy={update.isPending}
        className="justify-self-start"
      >
        Save
      </Button>
    </form>
  );
}
