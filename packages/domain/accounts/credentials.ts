import { z } from "zod";
import {
  accountMessages,
  isEmailAddress,
  passwordMaxLength,
  passwordMinLength,
  usernameMinLength,
} from "./account-rules.ts";

export const SignIn = z.object({
  /** The username or the e-mail address. */
  username: z.string().trim().min(1, accountMessages.usernameRequired).max(254),
  password: z.string().min(1, accountMessages.passwordRequired).max(1024),
});
export type SignIn = z.infer<typeof SignIn>;

export const SignUp = z.object({
  username: z.string().trim().min(usernameMinLength, accountMessages.usernameTooShort).max(64),
  email: z.string().trim().toLowerCase().refine(isEmailAddress, accountMessages.invalidEmail),
  password: z
    .string()
    .min(passwordMinLength, accountMessages.passwordTooShort)
    .max(passwordMaxLength, accountMessages.passwordTooLong),
  firstName: z.string().trim().min(1, accountMessages.firstNameRequired).max(100),
  lastName: z.string().trim().min(1, accountMessages.lastNameRequired).max(100),
});
export type SignUp = z.infer<typeof SignUp>;
