import type { Place } from "../../resume/shape/parsed-resume.ts";
import type { ScorableResume } from "../score/score.ts";
import type { ResumeText } from "./resume-text.ts";

/** A degree as the CV has it, and all that is said of its field. */
export type DegreeLine = { degree: string; about: string; place: Place };

const named =
  /\b(?:bachelor|master|associate|doctor(?:ate)?)(?:['’]?s)?(?: degree)? ?(?:of|in|:|,) ?:? ?(?:science|arts?|business|applied|fine|engineering|education|commerce|technology|philosophy|laws?|social|public|nursing|architecture|computer)/iu;
const shortened =
  /(?:^|[\t|•] ?)(?:b\.?\s?[sae]|b\.?b\.?a|b\.?s\.?n|m\.?\s?[sa]|m\.?b\.?a|m\.?ed|ph\.?\s?d|bachelors?|masters?)\.?\s*[:,–-]\s*\p{Lu}/iu;

/**
 * The degrees that were read, and lines that name one without being read as such. The field may
 * stand in the next line or among the words read as the school's name.
 */
export function readDegreeLines(
  resume: ScorableResume,
  texts: readonly ResumeText[],
): DegreeLine[] {
  // What was left out of the reading (stuffed words) is no field either.
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
