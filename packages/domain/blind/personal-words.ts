import { hiddenMark } from "./code-name.ts";

/** Words of English titles and groups that tell somebody's gender, and what stands for them instead. */
const genderedWords: readonly (readonly [RegExp, string])[] = [
  [/\bsales(?:man|woman|lady|girl)\b/gi, "salesperson"],
  [/\bsales(?:men|women|ladies)\b/gi, "salespeople"],
  [/\bchair(?:man|woman|lady)\b/gi, "chairperson"],
  [/\bspokes(?:man|woman)\b/gi, "spokesperson"],
  [/\bbusiness(?:man|woman)\b/gi, "businessperson"],
  [/\bfore(?:man|woman)\b/gi, "supervisor"],
  [/\bcrafts(?:man|woman)\b/gi, "craftsperson"],
  [/\bhandy(?:man|woman)\b/gi, "handyperson"],
  [/\bfire(?:man|woman)\b/gi, "firefighter"],
  [/\bpolice(?:man|woman)\b/gi, "police officer"],
  [/\bcamera(?:man|woman)\b/gi, "camera operator"],
  [/\b(?:waitress|waiter)\b/gi, "server"],
  [/\b(?:stewardess|steward|air hostess)\b/gi, "flight attendant"],
  [/\b(?:hostess|host)(?=\s*(?:,|$|\||at\b))/gi, "host"],
  [/\b(?:actress|actor)\b/gi, "actor"],
  [/\b(?:seamstress|tailoress)\b/gi, "tailor"],
  [/\b(?:headmaster|headmistress)\b/gi, "head teacher"],
  [/\b(?:housewife|househusband|stay-at-home (?:mother|father|mum|mom|dad))\b/gi, "homemaker"],
  [/\b(?:wife|husband)\b/gi, "partner"],
  [/\b(?:alumna|alumnus)\b/gi, "graduate"],
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

/** The text without words of gender, age, birth, family, nationality and origin, as far as they are known. */
export function hidePersonalWords(text: string): string {
  if (text === "") return text;
  const neutral = genderedWords.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, (found) => inCaseOf(found, word)),
    text,
  );
  return statements.reduce((rest, pattern) => rest.replace(pattern, hiddenMark), neutral);
}

function inCaseOf(found: string, word: string): string {
  if (word === hiddenMark || !/^\p{Lu}/u.test(found)) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
