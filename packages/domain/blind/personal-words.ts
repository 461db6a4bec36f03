import { hiddenMark } from "./code-name.ts";
import { neutralizeGender } from "./gender-words.ts";

/** Gendered groups and titles with their neutral replacement. */
const gendered: readonly (readonly [RegExp, string])[] = [
  [/\bstay-at-home (?:mother|father|mum|mom|dad)\b/gi, "homemaker"],
  [
    /\b(?:society of women \p{L}+|(?:women|girls|ladies|men) (?:in|who) \p{L}+|(?:women|men|girls|boys)[’']s (?:network|association|society|forum|club|league|team|rugby|football|soccer|hockey|cricket|basketball|volleyball|choir))\b/giu,
    hiddenMark,
  ],
  [
    /\b(?:male|female)(?= (?:candidate|applicant|engineer|nurse|teacher|manager|professional))\b/gi,
    "",
  ],
];

/** Statements of age, birth, family, nationality and origin within a sentence. */
const statements: readonly RegExp[] = [
  /\b(?:aged?|i am|i'm)\s{1,3}\d{2}(?:\s{1,3}(?:years?(?:\s{1,3}(?:old|of age))?|yrs))?\b/gi,
  /\b\d{2}[\s-]{1,3}(?:years?|yrs?|year)[\s-]{1,3}old\b/gi,
  /\b\d{2}\s{1,3}(?:Jahre\s{1,3}alt|ans(?=[\s,.]|$)|años|anni|jaar\s{1,3}oud)/gu,
  /\b(?:born|geboren|née?|nacid[oa]|nat[oa]|urodzon[ya])\s{1,3}(?:on|in|at|am|le|à|el|em|il|a|op|w)\s[^,;|.]{1,60}/giu,
  /\b(?:date of birth|d\.?o\.?b\.?|geburtsdatum|geburtsort|date de naissance|fecha de nacimiento|data di nascita)\b[^;|\t]{0,60}/giu,
  /\b(?:nationality|citizenship|citizen of|national of|passport(?: holder)?|staatsangehörigkeit|nationalité|nacionalidad|nazionalità|nationaliteit|naturali[sz]ed)\b[^;|\t.]{0,60}/giu,
  /\b\p{Lu}\p{L}{2,20}\s{1,3}(?:national|citizen|passport(?:\s{1,3}holder)?|nationality|citizenship)\b/gu,
  /\b(?:originally from|native of|hailing from|immigrated from|emigrated from|grew up in|raised in)\s[^,;|.]{1,60}/giu,
  /\b(?:married|divorced|widowed|single (?:mother|father|parent)|(?:mother|father|parent) of \p{L}+(?: (?:children|kids|sons|daughters))?)\b/giu,
  /\b(?:gender|sex|geschlecht|sexe|sexo|sesso|geslacht)\s{0,3}:[^;|\t]{0,30}/giu,
  /\b(?:religion|caste|ethnicity|race|marital status)\s{0,3}:[^;|\t]{0,30}/giu,
];

/** Removes known words for gender, age, birth, family, nationality and origin. */
export function hidePersonalWords(text: string): string {
  if (text === "") return text;
  const neutral = gendered.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    neutralizeGender(text),
  );
  return statements.reduce((rest, pattern) => rest.replace(pattern, hiddenMark), neutral);
}
