import { z } from "zod";
import { decisionKinds, maxDecisionNote } from "../decisions/decision-rules.ts";
import {
  defaultLinkDays,
  linkDays,
  maxCandidatesOfLink,
  maxPassphrase,
  maxReviewerName,
  minPassphrase,
} from "./link-rules.ts";

const plainLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

export const ReviewLinkInput = z.object({
  candidateIds: z
    .array(z.number().int().positive())
    .min(1, "Choose at least one candidate")
    .max(maxCandidatesOfLink, `A link can show up to ${maxCandidatesOfLink} candidates`),
  label: z.string().max(100).transform(plainLine).default(""),
  days: z.literal(linkDays).default(defaultLinkDays),
  passphrase: z
    .string()
    .min(minPassphrase, `Use at least ${minPassphrase} characters`)
    .max(maxPassphrase)
    .nullable()
    .default(null),
});
export type ReviewLinkInput = z.infer<typeof ReviewLinkInput>;

export const ReviewLink = z.object({
  id: z.number().int(),
  label: z.string(),
  candidates: z.number().int(),
  hasPassphrase: z.boolean(),
  /** The user's current name. */
  createdBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
  opens: z.number().int(),
  lastOpenedAt: z.date().nullable(),
});
export type ReviewLink = z.infer<typeof ReviewLink>;

/** The only response that contains the link's URL. */
export const NewReviewLink = z.object({
  id: z.number().int(),
  url: z.string(),
  expiresAt: z.date(),
});
export type NewReviewLink = z.infer<typeof NewReviewLink>;

/** A visitor's decision, under the name that they enter. */
export const ReviewAnswer = z.object({
  candidateId: z.coerce.number().int().positive(),
  name: z
    .string()
    .max(maxReviewerName)
    .transform(plainLine)
    .refine((name) => name !== "", "Enter your name"),
  decision: z.enum(decisionKinds, "Choose advance, hold or decline"),
  note: z
    .string()
    .max(maxDecisionNote)
    .transform((note) => note.trim() || null)
    .nullable()
    .default(null),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
