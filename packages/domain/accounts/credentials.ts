import { z } from "zod";
import {
  accountMessages,
  isEmailAddress,
  passwordMaxLength,
  passwordMinLength,
  resetPasswordMinLength,
  usernameMinLength,
} from "./account-rules.ts";
import {
  isAddress,
  isPlain,
  normalizeAddress,
  normalizePersonName,
  normalizeUsername,
} from "./names.ts";

/** The input is bounded before it is normalised, which can make it longer. */
const Sent = z.string().max(500);

export const SignIn = z.object({
  /** The username or the email address. */
  username: z.string().trim().min(1, accountMessages.usernameRequired).max(254),
  password: z.string().min(1, accountMessages.passwordRequired).max(1024),
  /** From the authenticator app, or a recovery code. Only needed with two-step sign-in. */
  code: z.string().max(40).optional(),
});
export type SignIn = z.infer<typeof SignIn>;

export const SignUp = z.object({
  username: Sent.overwrite(normalizeUsername)
    .min(usernameMinLength, accountMessages.usernameTooShort)
    .max(64)
    .refine((name) => !isAddress(name), accountMessages.usernameHasAt)
    .refine(isPlain, accountMessages.usernameUnseen),
  email: Sent.overwrite(normalizeAddress).refine(isEmailAddress, accountMessages.invalidEmail),
  password: z
    .string()
    .min(passwordMinLength, accountMessages.passwordTooShort)
    .max(passwordMaxLength, accountMessages.passwordTooLong),
  firstName: Sent.overwrite(normalizePersonName).min(1, accountMessages.firstNameRequired).max(100),
  lastName: Sent.overwrite(normalizePersonName).min(1, accountMessages.lastNameRequired).max(100),
});
export type SignUp = z.infer<typeof SignUp>;

export const InvitationToken = z.object({
  invitation: z.string(accountMessages.invitationInvalid).min(1).max(200),
});

/** With an invitation token, sign-up also works while registration is closed. */
export const InvitedSignUp = SignUp.extend({
  ...InvitationToken.partial().shape,
  /** The token that the server printed, needed to create the first account from another machine. */
  setupToken: z.string().max(100).optional(),
});
export type InvitedSignUp = z.infer<typeof InvitedSignUp>;

export const ChangePassword = z.object({
  currentPassword: z.string().min(1, accountMessages.currentPasswordRequired).max(1024),
  newPassword: z
    .string()
    .min(passwordMinLength, accountMessages.newPasswordTooShort)
    .max(passwordMaxLength, accountMessages.passwordTooLong),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z.object({
  email: Sent.overwrite(normalizeAddress).refine(isEmailAddress, accountMessages.invalidEmail),
});

export const ResetToken = z.object({
  token: z.string(accountMessages.tokenMissing).min(1, accountMessages.tokenMissing).max(200),
});

export const ResetPassword = ResetToken.extend({
  newPassword: z
    .string()
    .min(resetPasswordMinLength, accountMessages.resetPasswordTooShort)
    .max(passwordMaxLength, accountMessages.passwordTooLong),
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const VerificationToken = z.object({
  token: z
    .string(accountMessages.verificationMissing)
    .min(1, accountMessages.verificationMissing)
    .max(200),
});

/** Identifies one of the user's own sessions. */
export const SessionRef = z.object({ ref: z.string().min(8).max(64) });

export const SecondFactorCode = z.object({
  code: z.string(accountMessages.codeRequired).trim().min(1, accountMessages.codeRequired).max(40),
});

/** Required to delete an account or change how it is protected. */
export const OwnPassword = z.object({
  password: z.string().min(1, accountMessages.currentPasswordRequired).max(passwordMaxLength),
});

/** The password alone cannot remove the protection against a stolen password. */
export const DisableSecondFactor = OwnPassword.extend(SecondFactorCode.shape);
export type DisableSecondFactor = z.infer<typeof DisableSecondFactor>;
