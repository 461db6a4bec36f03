import { z } from "zod";

/**
 * An invented job description, with the skills that a careful reader would note: tools, techniques,
 * fields of knowledge, licences, languages, and soft skills if they are stated as a requirement.
 * The skills were noted before any engine parsed the text.
 */
export type DescribedJob = z.infer<typeof DescribedJob>;
export const DescribedJob = z.strictObject({
  name: z.string(),
  trade: z.string(),
  /** The form of the description. Figures are also reported by form. */
  form: z.enum(["sections", "prose", "e-mail", "public sector", "agency", "terse", "bilingual"]),
  language: z.enum(["en", "de", "fr", "es"]),
  /** True if it was never compared with the engine's answers while the rules were tuned. */
  heldOut: z.literal(true).optional(),
  text: z.string(),
  /** An entry may include a second correct wording: `Photo retouching|Photo editing`. */
  must: z.array(z.string()),
  nice: z.array(z.string()),
  /** Skills that one reader would note and another not. They count as neither right nor wrong. */
  either: z.array(z.string()).optional(),
});
