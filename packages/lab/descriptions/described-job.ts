import { z } from "zod";

/**
 * An invented job description and the skills that a careful reader would note from it: tools,
 * techniques, fields of knowledge, licences, languages, and soft skills where they are named as a
 * demand. Written before any engine read the text.
 */
export type DescribedJob = z.infer<typeof DescribedJob>;
export const DescribedJob = z.strictObject({
  name: z.string(),
  trade: z.string(),
  /** How a description is written, for figures by form. */
  form: z.enum(["sections", "prose", "e-mail", "public sector", "agency", "terse", "bilingual"]),
  language: z.enum(["en", "de", "fr", "es"]),
  /** Never read against the engine's answers while the rules were tuned. */
  heldOut: z.literal(true).optional(),
  text: z.string(),
  /** Entries may name a second wording that is right, too: `Photo retouching|Photo editing`. */
  must: z.array(z.string()),
  nice: z.array(z.string()),
  /** Skills that one reader would note and another not: neither right nor wrong. */
  either: z.array(z.string()).optional(),
});
