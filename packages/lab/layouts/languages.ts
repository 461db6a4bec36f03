/**
 * Languages that must be parsed completely, and those for which names, contact details and roles
 * matter.
 */
const whole = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ro", "cs", "sv"] as const;
const partly = ["ru", "uk", "zh", "ja", "ar"] as const;
export type Language = (typeof whole)[number] | (typeof partly)[number];

export const languages: readonly Language[] = [...whole, ...partly];

const wholeLanguages: readonly Language[] = whole;
export const isReadWhole = (language: Language): boolean => wholeLanguages.includes(language);

/**
 * Chosen before the first run. CVs in these languages are never inspected while rules are written.
 */
export const heldLanguages: readonly Language[] = ["nl", "tr", "ro", "sv", "uk"];

export const isRightToLeft = (language: Language): boolean => language === "ar";

/** Returns the script that a typeface must support for the language. */
export const scriptOf = (language: Language): "letters" | "arabic" | "chinese" =>
  language === "ar" ? "arabic" : language === "zh" || language === "ja" ? "chinese" : "letters";
