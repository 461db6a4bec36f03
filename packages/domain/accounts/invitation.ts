import { z } from "zod";
import { accountMessages, isEmailAddress } from "./account-rules.ts";
import { normalizeAddress } from "./names.ts";
import { userRoles } from "./roles.ts";

export const Invite = z.object({
  email: z
    .string(accountMessages.invalidEmail)
    .max(500)
    .overwrite(normalizeAddress)
    .refine(isEmailAddress, accountMessages.invalidEmail),
  role: z.enum(userRoles, accountMessages.roleUnknown).default("user"),
});
export type Invite = z.infer<typeof Invite>;

/** Shown to the admin once. The token in the link is not stored anywhere. */
export const InvitationLink = z.object({
  link: z.string(),
  expiresAt: z.date(),
  /** Whether an open invitation to the same address became invalid. */
  replacesEarlier: z.boolean(),
});
export type InvitationLink = z.infer<typeof InvitationLink>;

/** The link is null if it was mailed to the account's owner. */
export const ResetLink = z.object({ link: z.string().nullable(), message: z.string() });

/** An invitation whose link still works. */
export const OpenInvitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(userRoles),
  invitedBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const invitationDays = 7;
