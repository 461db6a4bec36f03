import { isPlain } from "./names.ts";

/** The upper bound keeps hashing cheap. */
export const usernameMinLength = 3;
export const passwordMinLength = 6;
export const resetPasswordMinLength = 8;
export const passwordMaxLength = 128;

/** Shared by the browser and the server. */
export const accountMessages = {
  usernameRequired: "Username is required",
  passwordRequired: "Password is required",
  usernameTooShort: "Username must be at least 3 characters",
  usernameHasAt: "Username must not contain @",
  usernameUnseen: "Username must not contain control or invisible characters",
  invalidEmail: "Invalid email address",
  passwordTooShort: "Password must be at least 6 characters",
  passwordTooLong: "Password must be at most 128 characters",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  currentPasswordRequired: "Current password is required",
  newPasswordTooShort: "New password must be at least 6 characters",
  confirmationRequired: "Please confirm your new password",
  confirmationDiffers: "Passwords don't match",
  resetConfirmationDiffers: "Passwords do not match",
  resetPasswordTooShort: "Password must be at least 8 characters long",
  wrongCredentials: "Incorrect username or password.",
  tokenMissing: "Invalid or missing reset token",
  tokenInvalid: "Invalid or expired reset token",
  verificationMissing: "No verification token provided",
  verificationInvalid: "Invalid or expired verification token",
  codeRequired: "Enter the six digits of your authenticator app, or a recovery code.",
  codeWrong: "This code is wrong or was already used.",
  codeOfWrongClock:
    "This code is for another time. Set the clocks of your phone and of the server automatically, then try again.",
  currentPasswordWrong: "Current password is incorrect",
  resetMailSent:
    "If an account has this address, a link to set a new password is on its way. It expires in 1 hour.",
  /** For installations without a mail server. */
  noMail: "Email isn't set up here. Ask your administrator for the link.",
  noMailForAdmin: "Email isn't set up. Set SMTP_URL.",
  alreadyVerified: "Your email address is already verified.",
  usernameTaken: "Username already exists",
  emailTaken: "Email already exists",
  roleUnknown: "The role is user or admin",
  nameTooLong: "A name must be at most 100 characters",
  invitationInvalid: "This invitation was used or revoked, or has expired. Ask for a new one.",
  invitationOfAnother: "The invitation is for another email address: use the one it was sent to",
  addressTakenMeanwhile: "Another account has this email address by now.",
  firstNeedsPassword: "Create the first account, the administrator's, with a password.",
  setupTokenMissing: "Enter the set-up token. The server prints it when it starts.",
  setupTokenWrong: "This set-up token is wrong. The server prints it when it starts.",
  registrationClosed: "Registration is closed. Ask the administrator for an account.",
} as const;

/** Checks only for one `@`, a dotted domain, and no blank or invisible characters. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    isPlain(text) &&
    /^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/u.test(text)
  );
}
