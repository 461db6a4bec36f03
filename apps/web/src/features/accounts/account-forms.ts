import {
  accountMessages,
  isEmailAddress,
  passwordMaxLength,
  passwordMinLength,
  resetPasswordMinLength,
  usernameMinLength,
} from "@resume-picker/domain/accounts/account-rules";
import {
  isAddress,
  isPlain,
  normalizePersonName,
  normalizeUsername,
} from "@resume-picker/domain/accounts/names";
import { brokenRules } from "../../lib/broken-rules.ts";
import type { FormErrors } from "../../lib/use-form.ts";

export const emptySignIn = { username: "", password: "", code: "" };
export type SignInValues = typeof emptySignIn;

export const emptySignUp = {
  ...{ firstName: "", lastName: "", username: "", email: "", password: "" },
  /** Required only to create the first account from another machine. */
  setupToken: "",
};
export type SignUpValues = typeof emptySignUp;

/** The server enforces the same rules. */
export function validateSignIn({
  username,
  password,
}: Omit<SignInValues, "code">): FormErrors<SignInValues> {
  return brokenRules([
    ["username", username.trim() === "", accountMessages.usernameRequired],
    ["password", password === "", accountMessages.passwordRequired],
  ]);
}

export function validateSignUp(values: Omit<SignUpValues, "setupToken">): FormErrors<SignUpValues> {
  const { firstName, lastName, email, password } = values;
  const username = normalizeUsername(values.username);
  return brokenRules([
    ["firstName", normalizePersonName(firstName) === "", accountMessages.firstNameRequired],
    ["lastName", normalizePersonName(lastName) === "", accountMessages.lastNameRequired],
    ["username", username.length < usernameMinLength, accountMessages.usernameTooShort],
    ["username", isAddress(username), accountMessages.usernameHasAt],
    ["username", !isPlain(username), accountMessages.usernameUnseen],
    ["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail],
    ["password", password.length < passwordMinLength, accountMessages.passwordTooShort],
    ["password", password.length > passwordMaxLength, accountMessages.passwordTooLong],
  ]);
}

export const emptyPasswordChange = { currentPassword: "", newPassword: "", confirmation: "" };
export type PasswordChangeValues = typeof emptyPasswordChange;

export function validatePasswordChange(
  values: PasswordChangeValues,
): FormErrors<PasswordChangeValues> {
  const { currentPassword, newPassword, confirmation } = values;
  return brokenRules([
    ["currentPassword", currentPassword === "", accountMessages.currentPasswordRequired],
    ["newPassword", newPassword.length < passwordMinLength, accountMessages.newPasswordTooShort],
    ["newPassword", newPassword.length > passwordMaxLength, accountMessages.passwordTooLong],
    ["confirmation", confirmation === "", accountMessages.confirmationRequired],
    ["confirmation", confirmation !== newPassword, accountMessages.confirmationDiffers],
  ]);
}

export const emptyPasswordReset = { newPassword: "", confirmation: "" };
export type PasswordResetValues = typeof emptyPasswordReset;

export function validatePasswordReset(
  values: PasswordResetValues,
): FormErrors<PasswordResetValues> {
  const { newPassword, confirmation } = values;
  const isShort = newPassword.length < resetPasswordMinLength;
  return brokenRules([
    ["newPassword", isShort, accountMessages.resetPasswordTooShort],
    ["newPassword", newPassword.length > passwordMaxLength, accountMessages.passwordTooLong],
    ["confirmation", confirmation !== newPassword, accountMessages.resetConfirmationDiffers],
  ]);
}

export function validateForgotPassword({
  email,
}: {
  email: string;
}): FormErrors<{ email: string }> {
  return brokenRules([["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail]]);
}
