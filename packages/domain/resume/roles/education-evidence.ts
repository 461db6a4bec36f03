import type { Evidence } from "../entries/readings.ts";
import { foldedWords } from "../lexicon/lexicon.ts";
import { schooling } from "../lexicon/schooling.gen.ts";
import { nameOfStudy } from "../places/schooling-patterns.ts";
import { foldText } from "../text/fold-text.ts";
import { isBareDegree, isSubjectName } from "./degree-words.ts";
import { roleEvidence } from "./role-evidence.ts";

const remarks = foldedWords(schooling, "remark");
const grade = /^\d+(?:[.,]\d+)?\s*(?:%|\/|$)/;

/** "GPA: 3.8", "cum laude", "Relevant coursework": neither a degree nor a school. */
export function isRemark(text: string): boolean {
  const folded = foldText(text).trim();
  return (
    grade.test(folded) ||
    remarks.some((word) => folded.startsWith(word) && !/^\p{L}/u.test(folded.slice(word.length)))
  );
}

/** Scores a text as a degree, school or place. An occupation may be a degree. */
export const educationEvidence: Evidence = (text) => {
  if (isRemark(text)) return { what: -2, where: -2, place: -2.5, aside: 1.4 };
  const named = nameOfStudy(text);
  if (named === "degree")
    return { what: isBareDegree(text) ? 1.7 : 2.2, where: -1.2, place: -2.5, aside: -1.5 };
  if (named === "school") return { what: -1.2, where: 2.2, place: -2.5, aside: -1.5 };
  if (isSubjectName(text)) return { what: 0.8, where: -1, place: -2.5, aside: -0.6 };
  const { what, where, place, aside } = roleEvidence(text);
  return { what: Math.min(1, what), where: Math.min(0.4, where), place, aside };
};
