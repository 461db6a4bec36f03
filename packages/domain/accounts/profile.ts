import { z } from "zod";
import { judgers } from "../scoring/judging/job-judging.ts";
import { accountMessages, isEmailAddress, passwordMaxLength } from "./account-rules.ts";
import { normalizeAddress, normalizePersonName } from "./names.ts";
import { User } from "./user.ts";

const PersonName = (missing: string) =>
  z
    .string(missing)
    .max(500, accountMessages.nameTooLong)
    .overwrite(normalizePersonName)
    .min(1, missing)
    .max(100, accountMessages.nameTooLong);

/** Omitted fields stay unchanged. */
export const ProfileChange = z.object({
  firstName: PersonName(accountMessages.firstNameRequired).optional(),
  lastName: PersonName(accountMessages.lastNameRequired).optional(),
  email: z
    .string(accountMessages.invalidEmail)
    .max(500, accountMessages.invalidEmail)
    .overwrite(normalizeAddress)
    .refine(isEmailAddress, accountMessages.invalidEmail)
    .optional(),
  /** Required for a new email address if the account has a password. */
  currentPassword: z.string().max(passwordMaxLength).optional(),
  newJobsJudgedBy: z.enum(judgers).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The user's own account, including an address that is waiting to be confirmed. */
export const Profile = User.extend({
  pendingEmail: z.string().nullable(),
  /** False for an account of a sign-in provider whose user has never chosen a password. */
  hasPassword: z.boolean(),
  /** The default for new jobs: whose answers their scores use. */
  newJobsJudgedBy: z.enum(judgers),
});
export type Profile = z.infer<typeof Profile>;
