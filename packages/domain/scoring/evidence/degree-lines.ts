import type { Place } from "../../resume/shape/parsed-resume.ts";
import type { ScorableResume } from "../score/score.ts";
import type { ResumeText } from "./resume-text.ts";

/** A degree as written in the CV, with all text about its field. */
export type DegreeLine = { degree: string; about: string; place: Place };

const named =
  /\b(?:bachelor|master|associate|doctor(?:ate)?)(?:['’]?s)?(?: degree)? ?(?:of|in|:|,) ?:? ?(?:science|arts?|business|applied|fine|engineering|education|commerce|technology|philosophy|laws?|social|public|nursing|architecture|computer)/iu;
const shortened =
  /(?:^|[\t|•] ?)(?:b\.?\s?[sae]|b\.?b\.?a|b\.?s\.?n|m\.?\s?[sa]|m\.?b\.?a|m\.?ed|ph\.?\s?d|bachelors?|masters?)\.?\s*[:,–-]\s*\p{Lu}/iu;

/**
 * Returns the parsed degrees, and lines that name a degree but were not parsed as one. The field
 * may be on the next line or in the parsed name of the school.
 */
export function readDegreeLines(
  resume: ScorableResume,
  texts: readonly ResumeText[],
): DegreeLine[] {
  // Excluded text (such as stuffed words) is not a field either.
  const byLine = new Map(texts.map(({ text, place }) => [place.line, text]));
  const below = ({ line }: Place) => {
    const next = byLine.get(line + 1) ?? "";
    const isOthers = resume.education.some(({ place }) => place.line === line + 1);
    return isOthers || isDegreeLine(next) ? "" : next;
  };
  const read = resume.education.flatMap(({ degree, institution, place }): DegreeLine[] =>
    degree === null
      ? []
      : [{ degree, about: [degree, institution, below(place)].join(" "), place }],
  );
  const taken = new Set(read.map(({ place }) => place.line));
  const others = texts
    .filter(({ text, place }) => !taken.has(place.line) && isDegreeLine(text))
    .map(({ text, place }) => ({ degree: text, about: `${text} ${below(place)}`, place }));
  return [...read, ...others];
}

function isDegreeLine(text: string): boolean {
  return named.test(text) || shortened.test(text);
}
