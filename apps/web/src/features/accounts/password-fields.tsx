import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

/** The current password, which confirms the user's identity. */
export function CurrentPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete">,
) {
  return <PasswordField {...props} label="Current password" autoComplete="current-password" />;
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
