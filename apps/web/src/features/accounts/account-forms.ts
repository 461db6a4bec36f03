import {
  accountMessages,
  isEmailAddress,
  passwordMaxLength,
  passwordMinLength,
  usernameMinLength,
} from "@resume-picker/domain/accounts/account-rules";
import { brokenRules } from "../../lib/broken-rules.ts";
import type { FormErrors } from "../../lib/use-form.ts";

export const emptySignIn = { username: "", password: "" };
export type SignInValues = typeof emptySignIn;

export const emptySignUp = { firstName: "", lastName: "", username: "", email: "", password: "" };
export type SignUpValues = typeof emptySignUp;

/** Specification 2, section 5; the server keeps the same rules. */
export function validateSignIn({ username, password }: SignInValues): FormErrors<SignInValues> {
  return brokenRules([
    ["username", username.trim() === "", accountMessages.usernameRequired],
    ["password", password === "", accountMessages.passwordRequired],
  ]);
}

export function validateSignUp(values: SignUpValues): FormErrors<SignUpValues> {
  const { firstName, lastName, username, email, password } = values;
  const isShortName = username.trim().length < usernameMinLength;
  return brokenRules([
    ["firstName", firstName.trim() === "", accountMessages.firstNameRequired],
    ["lastName", lastName.trim() === "", accountMessages.lastNameRequired],
    ["username", isShortName, accountMessages.usernameTooShort],
    ["email", !isEmailAddress(email.trim()), accountMessages.invalidEmail],
    ["password", password.length < passwordMinLength, accountMessages.passwordTooShort],
    ["password", password.length > passwordMaxLength, accountMessages.passwordTooLong],
  ]);
}
