import { z } from "zod";
import { judgers } from "../scoring/judging/job-judging.ts";
import { accountMessages, isEmailAddress } from "./account-rules.ts";
import { normalizeAddress, normalizePersonName } from "./names.ts";
import { User } from "./user.ts";

const PersonName = (missing: string) =>
  z
    .string(missing)
    .max(500, accountMessages.nameTooLong)
    .overwrite(normalizePersonName)
    .min(1, missing)
    .max(100, accountMessages.nameTooLong);

/** What is left out stays as it is. */
export const ProfileChange = z.object({
  firstName: PersonName(accountMessages.firstNameRequired).optional(),
  lastName: PersonName(accountMessages.lastNameRequired).optional(),
  email: z
    .string(accountMessages.invalidEmail)
    .max(500, accountMessages.invalidEmail)
    .overwrite(normalizeAddress)
    .refine(isEmailAddress, accountMessages.invalidEmail)
    .optional(),
  newJobsJudgedBy: z.enum(judgers).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** One's own account, with the address that waits to be confirmed. */
export const Profile = User.extend({
  pendingEmail: z.string().nullable(),
  /** Whose answers the scores of jobs follow that are made from now on. */
  newJobsJudgedBy: z.enum(judgers),
});
export type Profile = z.infer<typeof Profile>;
