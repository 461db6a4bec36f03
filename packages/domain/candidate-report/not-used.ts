import { columnFields, fieldRow, statedFields } from "../candidate-fields.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import { askedLanguages } from "../scoring/demands/languages/asked-languages.ts";
import type { CandidateReport } from "./candidate-report.ts";

/** These are never parsed. */
const neverRead = [
  "Photo",
  "Age and date of birth",
  "Gender",
  "Nationality",
  "Marital status",
  "Religion",
  "Health",
  "Hobbies",
] as const;

/**
 * The data that the score doesn't use, because it is only for contacting people or not parsed at
 * all. Languages are used if one of the scored requirements asks for them.
 */
export function listNotUsed(
  parsed: ParsedResume,
  requirements: readonly string[],
): CandidateReport["notUsed"] {
  const usesLanguages = requirements.some((text) => askedLanguages(text) !== null);
  const read = [
    ...columnFields.map((key) => ({ what: fieldRow(key).label, is: parsed[key] !== null })),
    { what: fieldRow("link").label, is: parsed.links.length > 0 },
    ...(usesLanguages
      ? []
      : [{ what: fieldRow("language").label, is: parsed.languages.length > 0 }]),
    ...statedFields.map((key) => ({
      what: fieldRow(key).label,
      is: (parsed.stated?.[key] ?? null) !== null,
    })),
  ];
  return [
    ...read.map(({ what, is }) => ({
      what,
      stands: is ? ("in the CV" as const) : ("not found" as const),
    })),
    ...neverRead.map((what) => ({ what, stands: "not read" as const })),
  ];
}
