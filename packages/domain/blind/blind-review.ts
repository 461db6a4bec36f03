import { z } from "zod";
import { maxRevealReason, minRevealReason } from "./blind-rules.ts";

/** The events in the ledger of blind review. */
export const blindEventKinds = ["on", "off", "reveal"] as const;

/** How a job's candidates are reviewed. */
export const BlindSettings = z.object({
  isBlind: z.boolean(),
  /** Whether the names of schools are hidden, too. */
  hidesSchools: z.boolean().default(true),
});
export type BlindSettings = z.infer<typeof BlindSettings>;

export const RevealInput = z.object({
  candidateId: z.number().int().positive(),
  reason: z
    .string()
    .trim()
    .min(minRevealReason, "Enter a reason")
    .max(maxRevealReason, `Keep the reason under ${maxRevealReason} characters`),
});
export type RevealInput = z.infer<typeof RevealInput>;

/** A row of the ledger of blind review. */
export const BlindEvent = z.object({
  id: z.number().int(),
  kind: z.enum(blindEventKinds),
  /** Null for events of the whole job. */
  candidateId: z.number().int().nullable(),
  hidesSchools: z.boolean(),
  reason: z.string().nullable(),
  /** The user's name at that time, or null after the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: z.date(),
});
export type BlindEvent = z.infer<typeof BlindEvent>;
