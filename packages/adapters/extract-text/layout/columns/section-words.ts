import { knownHeadings } from "@resume-picker/domain/resume/sections/section-headings";
import { foldWords } from "@resume-picker/domain/resume/text/fold-text";

const commonHeadings = [...knownHeadings].filter(([, { usual }]) => usual).map(([name]) => name);

/** Allows for spaces and a colon. */
const maxLength = Math.max(...commonHeadings.map((name) => name.length)) + 8;

/** True if the whole text is the usual name of a CV section in one of seven languages. */
export function isSectionWord(text: string): boolean {
  return text.length <= maxLength && knownHeadings.get(foldWords(text))?.usual === true;
}
