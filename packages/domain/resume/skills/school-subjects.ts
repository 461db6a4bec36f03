import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText } from "../text/fold-text.ts";

const subjects = new Set(wordsOf(skillWords, "subject"));

/**
 * "Mathematics, Geography, Biology, English, French & Physics": subjects taught in every school.
 */
export function isListOfSchoolSubjects(text: string): boolean {
  const parts = foldText(text)
    .split(/[,;/&]|\band\b/u)
    .map((part) => part.replace(/[^a-z ]/gu, "").trim())
    .filter((part) => part !== "");
  return (
    parts.length >= 4 && parts.every((part) => part.split(" ").every((word) => subjects.has(word)))
  );
}

const school = new RegExp(patternOf(skillWords, "ofSchool"), "iu");

/** Whether the text is about school subjects or classes without a degree, which show no skill. */
export const isOfSchool = (text: string): boolean =>
  isListOfSchoolSubjects(text) || school.test(text);
