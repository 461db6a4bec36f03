import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

/** The one that proves who is asking. */
export function CurrentPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete">,
) {
  return <PasswordField {...props} label="Current password" autoComplete="current-password" />;
}

type NewPasswordProps = {
  /** Of the form. */
  field: (
    name: "newPassword" | "confirmation",
  ) => Pick<ComponentProps<typeof TextField>, "name" | "value" | "error" | "onChange">;
  hint: string;
};

/** The new one, twice. */
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
