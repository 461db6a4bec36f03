/** How a description is written, for figures by form. */
export type DescriptionForm =
  | "sections"
  | "prose"
  | "e-mail"
  | "public sector"
  | "agency"
  | "terse"
  | "bilingual";

/**
 * An invented job description and the skills that a careful reader would note from it: tools,
 * techniques, fields of knowledge, licences, languages, and soft skills where they are named as a
 * demand. Written before any engine read the text.
 */
export type DescribedJob = {
  name: string;
  trade: string;
  form: DescriptionForm;
  language: "en" | "de" | "fr" | "es";
  /** Never read against the engine's answers while the rules were tuned. */
  heldOut?: true;
  text: string;
  /** Entries may name a second wording that is right, too: `Photo retouching|Photo editing`. */
  must: string[];
  nice: string[];
  /** Skills that one reader would note and another not: neither right nor wrong. */
  either?: string[];
};
