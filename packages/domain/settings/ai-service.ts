import { z } from "zod";
import { judgedStates } from "../scoring/judging/judging-answer.ts";
import { longestTimeoutSeconds, shortestTimeoutSeconds } from "./ai-service-time.ts";
import { aiUses, usualAiUses } from "./ai-uses.ts";

/** Where keys without an address go to. */
export const openAiBaseUrl = "https://api.openai.com/v1";

const protocols = ["http:", "https:"];

/** An address that a path can be added to, and that holds no secret. */
function isBaseUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return protocols.includes(protocol) && `${username}${password}${search}${hash}` === "";
}

const isHeaderText = (key: string): boolean =>
  Array.from(key).every((sign) => sign > " " && sign <= "~");

/** What an administrator changes of the AI service; null deletes, what is left out stays. */
export const AiServiceChange = z.object({
  isOn: z.boolean().optional(),
  baseUrl: z
    .string()
    .trim()
    .max(500)
    .refine(
      isBaseUrl,
      "Enter an http or https address without user name, ? or #, such as http://127.0.0.1:11434/v1",
    )
    .nullable()
    .optional(),
  model: z.string().trim().min(1, "Enter the name of a model").max(200).nullable().optional(),
  key: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine(isHeaderText, "A key has no spaces and no accented letters")
    .nullable()
    .optional(),
  /** For one answer. */
  timeoutSeconds: z.coerce
    .number()
    .int()
    .min(shortestTimeoutSeconds)
    .max(longestTimeoutSeconds)
    .optional(),
  /** All that it may be asked for. */
  uses: z.array(z.enum(aiUses)).max(aiUses.length).optional(),
});
export type AiServiceChange = z.infer<typeof AiServiceChange>;

/** As it is stored. The key is encrypted. */
export const StoredAiService = z.object({
  isOn: z.boolean(),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  sealedKey: z.string().nullable(),
  timeoutSeconds: z.number(),
  /** Missing where an older version stored the service. */
  uses: z.array(z.enum(aiUses)).default([...usualAiUses]),
});
export type StoredAiService = z.infer<typeof StoredAiService>;

const lockableFields = ["isOn", "baseUrl", "key", "model", "uses"] as const;
export type LockableField = (typeof lockableFields)[number];

/** The AI service as administrators see it. The key itself is never shown. */
export const ShownAiService = z.object({
  isOn: z.boolean(),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  key: z.enum(["none", "stored", "environment", "unreadable"]),
  timeoutSeconds: z.number(),
  uses: z.array(z.enum(aiUses)),
  /** What the environment sets. */
  locked: z.array(z.enum(lockableFields)),
});
export type ShownAiService = z.infer<typeof ShownAiService>;

/** What a service answered to three requirements of a sample CV, or why it didn't. */
export const AiServiceTest = z.object({
  host: z.string(),
  model: z.string(),
  milliseconds: z.number(),
  /** Null where the service counts none. */
  tokens: z.number().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Whether each requirement was answered once, with a line and a quote where it says so. */
  followsFormat: z.boolean(),
  rows: z.array(
    z.object({
      requirement: z.string(),
      state: z.enum(judgedStates).nullable(),
      line: z.number().nullable(),
      quote: z.string().nullable(),
      /** Whether the quote is in that line; null without a quote. */
      isQuoteFound: z.boolean().nullable(),
      why: z.string(),
    }),
  ),
});
export type AiServiceTest = z.infer<typeof AiServiceTest>;

export const LocalModels = z.array(z.object({ baseUrl: z.string(), models: z.array(z.string()) }));

/** What the test sends, word for word. */
export const SentSample = z.object({ instructions: z.string(), text: z.string() });
