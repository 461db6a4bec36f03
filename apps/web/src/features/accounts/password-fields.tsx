import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { SetPasswordByEmail } from "./set-password-by-email.tsx";

/** The current password, which confirms the user's identity, and a link for those without one. */
export function CurrentPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete">,
) {
  return (
    <div className="grid gap-1.5">
      <PasswordField {...props} label="Current password" autoComplete="current-password" />
      <SetPasswordByEmail />
    </div>
  );
}

type NewPasswordProps = {
  /** Returns the form's props for a field. */
  field: (
    name: "newPassword" | "confirmation",
  ) => Pick<ComponentProps<typeof TextField>, "name" | "value" | "error" | "onChange">;
  hint: string;
};

/** The new password and its confirmation. */
export function NewPasswordFields({ field, hint }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        {...field("newPassword")}
        label="New password"
        hint={hint}
        autoComplete="new-password"
      />
      <TextField
        {...field("confirmation")}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
