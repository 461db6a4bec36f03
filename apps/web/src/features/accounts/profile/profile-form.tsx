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
import { CurrentPasswordField } from "../password-fields.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { useSavedProfile } from "./use-saved-profile.ts";

type Values = { firstName: string; lastName: string; email: string; currentPassword: string };

/** An unchanged pending address isn't sent again, which would mail another link. */
const isNewAddress = (email: string, { pendingEmail, email: current }: Profile): boolean =>
  email.trim() !== (pendingEmail ?? current);

/** The server requires the password for another address, but not for canceling a change. */
const needsPassword = (email: string, profile: Profile): boolean =>
  profile.hasPassword && isNewAddress(email, profile) && email.trim() !== profile.email;

/** The server enforces the same rules. */
function validate(
  { firstName, lastName, email, currentPassword }: Values,
  profile: Profile,
): FormErrors<Values> {
  const lacksPassword = currentPassword === "" && needsPassword(email, profile);
  return brokenRules([
    ["firstName", normalizePersonName(firstName) === "", accountMessages.firstNameRequired],
    ["lastName", normalizePersonName(lastName) === "", accountMessages.lastNameRequired],
    ["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail],
    ["currentPassword", lacksPassword, accountMessages.currentPasswordRequired],
  ]);
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const saved = useSavedProfile();
  const { sendsMail } = useSession();
  const update = api.accounts.updateProfile.useMutation({
    onSuccess: (changed) => {
      saved(changed);
      set("currentPassword", "");
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
  const { form, field, set, values, setServerErrors } = useForm<Values>({
    initial: {
      firstName: profile.firstName ?? "",
      lastName: profile.lastName ?? "",
      email: profile.email ?? "",
      currentPassword: "",
    },
    validate: (written) => validate(written, profile),
    onSubmit: ({ email, currentPassword, ...names }) =>
      update.mutate({
        ...names,
        ...(isNewAddress(email, profile) && { email }),
        ...(needsPassword(email, profile) && { currentPassword }),
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
      {needsPassword(values.email, profile) && (
        <CurrentPasswordField
          {...field("currentPassword")}
          hint="Confirms that you are the one changing the address."
        />
      )}
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
