import { foldText } from "../text/fold-text.ts";

const subjects = new Set(
  "art arts biology chemistry civics drama economics english french geography german history latin literature math mathematics maths music physics religion religious studies science sciences spanish".split(
    " ",
  ),
);

/** "Mathematics, Geography, Biology, English, French & Physics": what everybody has at school. */
export function isListOfSchoolSubjects(text: string): boolean {
  const parts = foldText(text)
    .split(/[,;/&]|\band\b/u)
    .map((part) => part.replace(/[^a-z ]/gu, "").trim())
    .filter((part) => part !== "");
  return (
    parts.length >= 4 && parts.every((part) => part.split(" ").every((word) => subjects.has(word)))
  );
}
