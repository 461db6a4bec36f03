const months =
  "jan|feb|fev|fév|mar|mär|mrt|maa|apr|avr|abr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|aoû|aou|ago|ao|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|dici|gen|ene";
const dated = new RegExp(
  `\\b(?:19|20)\\d{2}\\b|\\b\\d{1,2}[/.]\\d{2,4}\\b|\\b(?:${months})[\\p{L}.]*\\s*['’]?\\d{2}\\b`,
  "iu",
);
const today = /\b(?:present|current|heute|aujourd|actual|presente|oggi|heden)\b/iu;
const place = /^\(?[\p{L}][\p{L} .'’/()-]{1,30}(?:,\s*[\p{L}][\p{L} .'’()-]{1,25}){1,2}\)?$/u;
const workMode = /^\(?(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|freelance)\b/iu;

/** A short text with a date in it: what stands at a margin beside a role or degree. */
export function isDateLike(text: string): boolean {
  return text.length <= 45 && ((/\d/.test(text) && dated.test(text)) || today.test(text));
}

/** "Berlin, Germany", "Remote": what stands at a margin under or beside a date. */
export function isPlaceLike(text: string): boolean {
  return text.length <= 45 && ((text.includes(",") && place.test(text)) || workMode.test(text));
}
