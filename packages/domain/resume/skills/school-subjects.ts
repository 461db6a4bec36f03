import { foldText } from "../text/fold-text.ts";

const subjects = new Set(
  "art arts biology chemistry civics drama economics english french geography german history latin literature math mathematics maths music physics religion religious studies science sciences spanish".split(
    " ",
  ),
);

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

const school =
  /\bGCSEs?\b|\bA[- ]levels?:|\bcollege prep|\b(?:took|taking) (?:some |a few )?(?:classes|courses) in\b|\bhigh school\b.{0,40}\b(?:courses|classes|subjects)\b|\bbac(?:calauréat)? (?:L|S|ES|général)\b|\b(?:havo|vwo|vmbo|mavo|bachillerato|liceo)\b|\b(?:electives|optativas|wahlfächer)\s?:|\babitur\b.{0,20}\b(?:lk|leistungskurs)/iu;

/** Whether the text is about school subjects or classes without a degree, which show no skill. */
export const isOfSchool = (text: string): boolean =>
  isListOfSchoolSubjects(text) || school.test(text);
