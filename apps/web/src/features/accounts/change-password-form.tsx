import { passwordMinLength } from "@resume-picker/domain/accounts/account-rules";
import { newPasswordHint } from "@resume-picker/domain/accounts/password-strength";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { emptyPasswordChange, validatePasswordChange } from "./account-forms.ts";
import { CurrentPasswordField, NewPasswordFields } from "./password-fields.tsx";

/** The page and the admin dashboard's tab use different messages. */
const successes = {
  page: {
    title: "Password Changed",
    description: "Your password has been updated successfully.",
  },
  admin: {
    title: "Password Updated",
    description: "Your password has been changed successfully.",
  },
};

type Props = {
  place: keyof typeof successes;
  onChanged?: () => void;
  onCancel?: () => void;
};

export function ChangePasswordForm({ place, onChanged, onCancel }: Props) {
  const change = api.accounts.changePassword.useMutation({
    onSuccess: () => {
      reset();
      toast({ ...successes[place], tone: "success" });
      onChanged?.();
    },
    onError: (error) =>
      toast({
        error,
        title: "Password Change Failed",
        description: errorMessage(error, "Your password is still the old one. Please try again."),
        tone: "destructive",
      }),
  });
  const { form, field, reset, values } = useForm({
    initial: emptyPasswordChange,
    validate: validatePasswordChange,
    onSubmit: ({ currentPassword, newPassword }) => change.mutate({ currentPassword, newPassword }),
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Change Password">
      <CurrentPasswordField {...field("currentPassword")} />
      <NewPasswordFields
        field={field}
        hint={newPasswordHint(values.newPassword, passwordMinLength)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={change.isPending}>
          Change Password
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
