import { z } from "zod";
import { judgedStates } from "../scoring/judging/judging-answer.ts";
import { maxTimeoutSeconds, minTimeoutSeconds } from "./ai-service-time.ts";
import { aiUses, defaultAiUses } from "./ai-uses.ts";

/** Used for keys without an address. */
export const openAiBaseUrl = "https://api.openai.com/v1";

const protocols = ["http:", "https:"];

/** Whether the address can be extended with a path and contains no secret. */
function isBaseUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return protocols.includes(protocol) && `${username}${password}${search}${hash}` === "";
}

const isHeaderText = (key: string): boolean =>
  Array.from(key).every((sign) => sign > " " && sign <= "~");

/** A change to the AI service. Null deletes a value, and omitted fields stay unchanged. */
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
  timeoutSeconds: z.coerce.number().int().min(minTimeoutSeconds).max(maxTimeoutSeconds).optional(),
  /** The tasks that the service may be used for. */
  uses: z.array(z.enum(aiUses)).max(aiUses.length).optional(),
});
export type AiServiceChange = z.infer<typeof AiServiceChange>;

/** The stored settings. The key is encrypted. */
export const StoredAiService = z.object({
  isOn: z.boolean(),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  sealedKey: z.string().nullable(),
  timeoutSeconds: z.number(),
  /** Missing in data stored by older versions. */
  uses: z.array(z.enum(aiUses)).default([...defaultAiUses]),
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
  /** The fields that the environment sets. */
  locked: z.array(z.enum(lockableFields)),
});
export type ShownAiService = z.infer<typeof ShownAiService>;

/** A service's answer to three requirements of a sample CV, or the failure. */
export const AiServiceTest = z.object({
  host: z.string(),
  model: z.string(),
  milliseconds: z.number(),
  /** Null if the service doesn't report it. */
  tokens: z.number().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Whether each requirement was answered once, with a line and quote if it is met. */
  followsFormat: z.boolean(),
  rows: z.array(
    z.object({
      requirement: z.string(),
      state: z.enum(judgedStates).nullable(),
      line: z.number().nullable(),
      quote: z.string().nullable(),
      /** Whether the quote is in that line. Null without a quote. */
      isQuoteFound: z.boolean().nullable(),
      why: z.string(),
    }),
  ),
});
export type AiServiceTest = z.infer<typeof AiServiceTest>;

export const LocalModels = z.array(z.object({ baseUrl: z.string(), models: z.array(z.string()) }));

/** The exact text that the test sends. */
export const SentSample = z.object({ instructions: z.string(), text: z.string() });
