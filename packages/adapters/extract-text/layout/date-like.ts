import { monthNumbers, ongoingPhrases } from "@resume-picker/domain/resume/dates/date-vocabulary";
import { foldText } from "@resume-picker/domain/resume/text/fold-text";

const numbered = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.]\d{2,4}\b/;
/** Matches "Sept. '18": a word that may be a month, and a two-digit year. */
const shortDated = /(?<!\p{L})(\p{L}{3,12})\.?\s{0,2}['’]?\d{2}\b/gu;
const place = /^\(?[\p{L}][\p{L} .'’/()-]{1,30}(?:,\s*[\p{L}][\p{L} .'’()-]{1,25}){1,2}\)?$/u;
const workMode = /^\(?(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|freelance)\b/iu;

/** True for a short text with a date, as found at a margin beside a role or degree. */
export function isDateLike(text: string): boolean {
  if (text.length > 45) return false;
  return (/\d/.test(text) && isDated(text)) || endsInPresent(text);
}

function isDated(text: string): boolean {
  if (numbered.test(text)) return true;
  return [...text.matchAll(shortDated)].some(([, word = ""]) => monthNumbers.has(foldText(word)));
}

/** True for "Present", "2019 – heute" and "(current)". */
export function endsInPresent(text: string): boolean {
  const end = text.split(/[-–—]/).at(-1) ?? "";
  return ongoingPhrases.has(foldText(end.replace(/^[\s(]+|(?<![\s).,])[\s).,]+$/gu, "")));
}

/** True for "Berlin, Germany" and "Remote", as found at a margin below or beside a date. */
export function isPlaceLike(text: string): boolean {
  return text.length <= 45 && ((text.includes(",") && place.test(text)) || workMode.test(text));
}
