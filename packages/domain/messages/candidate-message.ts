import { z } from "zod";
import { maxRecipients, messageKinds, messageRoutes, messageStates } from "./message-rules.ts";

const Id = z.number().int().positive();

/** A message that a person sent to a candidate of a job. */
export const CandidateMessage = z.object({
  id: z.number().int(),
  candidateId: z.number().int(),
  /** Starts at 1 for this candidate and job. */
  number: z.number().int(),
  kind: z.enum(messageKinds),
  templateName: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  route: z.enum(messageRoutes),
  state: z.enum(messageStates),
  /** The user's name at that time, or null after the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: z.date(),
});
export type CandidateMessage = z.infer<typeof CandidateMessage>;

/** A message as it would be sent to one candidate. */
export const MessagePreview = z.object({
  candidateId: z.number().int(),
  name: z.string(),
  /** Null without a usable address. */
  recipient: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** Earlier messages to the candidate for this job, oldest first. */
  before: z.array(
    CandidateMessage.pick({ templateName: true, kind: true, state: true, at: true, by: true }),
  ),
  /** Whether an earlier message used this template. */
  isRepeated: z.boolean(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

export const MessagePreviews = z.object({
  route: z.enum(messageRoutes),
  /** Why this user can't send with the server's mail, or null if they can. */
  refusal: z.string().nullable(),
  messages: z.array(MessagePreview),
});
export type MessagePreviews = z.infer<typeof MessagePreviews>;

export const SendMessages = z.object({
  templateId: Id,
  /** When the template that the person saw was saved. If it has changed since, nothing is sent. */
  templateUpdatedAt: z.number().int(),
  recipients: z
    .array(
      z.object({
        candidateId: Id,
        /**
         * The number of messages to this candidate that the person saw. If there are more, nothing
         * is sent.
         */
        seen: z.number().int().min(0).default(0),
        /** Required if this template was already sent to the candidate for this job. */
        again: z.boolean().default(false),
      }),
    )
    .min(1, "Choose at least one candidate")
    .max(maxRecipients, `Send to at most ${maxRecipients} candidates at once`),
});
export type SendMessages = z.infer<typeof SendMessages>;

/**
 * `waiting`: the server will send it. `open`: the person opens it in their mail program. `already`:
 * it was sent before, or somebody else wrote meanwhile. `no-address`: there is no usable address.
 */
const sendOutcomes = ["waiting", "open", "already", "no-address"] as const;

export const SentMessage = z.object({
  candidateId: z.number().int(),
  outcome: z.enum(sendOutcomes),
  recipient: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
});
export type SentMessage = z.infer<typeof SentMessage>;
