import { whyNotScored } from "./is-scored.ts";
import { readableLanguages } from "../text/readable-languages.ts";
import type { Section } from "../sections/split-sections.ts";
import type { ParsedResume, ResumeWarning } from "../shape/parsed-resume.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { confidenceWarnings } from "./low-confidence.ts";
import { warnOfOtherDocument } from "./not-a-cv.ts";
import { warnOfTwoPeople } from "./two-people.ts";

/**
 * Warnings for the recruiter about the parse: the language isn't supported or the document isn't a
 * CV. Otherwise: it contains two people's CVs, no job was found, or some fields have low
 * confidence.
 *
 * @param read.trusted the text without the lines that don't count as evidence.
 */
export function findDoubts(read: {
  text: ResumeText;
  trusted: ResumeText;
  sections: readonly Section[];
  parsed: ParsedResume;
}): ResumeWarning[] {
  if (!readableLanguages.has(read.parsed.language)) return [notSupported];
  const other = warnOfOtherDocument(read.text, read.sections, read.parsed);
  if (other !== null) return [other];
  const two = warnOfTwoPeople(read.trusted, read.sections);
  const unsure = confidenceWarnings(read.parsed);
  const history = read.parsed.roles.length === 0 ? [noWorkHistory] : [];
  return [...(two === null ? [] : [two]), ...history, ...unsure];
}

const notSupported: ResumeWarning = {
  code: "language-not-supported",
  message: `${whyNotScored([{ code: "language-not-supported" }])}.`,
};
const noWorkHistory: ResumeWarning = {
  code: "no-work-history",
  message: "No work history could be read: check the CV.",
};
