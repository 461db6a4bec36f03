import { z } from "zod";
import { isEmailAddress } from "../accounts/account-rules.ts";
import { supportCategories, supportMessageMinLength, supportMessages } from "./support-rules.ts";

export const SupportRequest = z.object({
  subject: z.string().trim().min(1, supportMessages.subjectRequired).max(200),
  category: z.enum(
    supportCategories.map(({ value }) => value),
    supportMessages.categoryRequired,
  ),
  message: z
    .string()
    .trim()
    .min(supportMessageMinLength, supportMessages.messageTooShort)
    .max(10_000),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((text) => text === "" || isEmailAddress(text), supportMessages.invalidEmail)
    .optional(),
  name: z.string().trim().max(200).optional(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;
