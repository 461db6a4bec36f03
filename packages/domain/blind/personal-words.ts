import { blind } from "../lexicon/blind.gen.ts";
import { patternOf } from "../lexicon/lexicon.ts";
import { people } from "../resume/lexicon/people.gen.ts";
import { foldText } from "../resume/text/fold-text.ts";
import { hiddenMark } from "./code-name.ts";
import { neutralizeGender } from "./gender-words.ts";

/** Gendered groups and titles with their neutral replacement. */
const gendered: readonly (readonly [RegExp, string])[] = [
  [/\bstay-at-home (?:mother|father|mum|mom|dad)\b/gi, "homemaker"],
  [
    /\b(?:male|female)(?= (?:candidate|applicant|engineer|nurse|teacher|manager|professional))\b/gi,
    "",
  ],
];

const any = (kind: string): string => `\\b(?:${patternOf(blind, kind)})`;

/** Statements of age, birth, family, nationality and origin within a folded sentence. */
const statements = [
  `${any("statement")}\\b`,
  `\\b(?:${patternOf(people, "bornWord")})\\s{1,3}(?:${patternOf(people, "bornOn")})\\s[^,;|.]{1,60}`,
  `${any("birthLabel")}\\b[^;|\\t]{0,60}`,
  `${any("originLabel")}\\b[^;|\\t.]{0,60}`,
  `${any("originBefore")}\\s[^,;|.]{1,60}`,
  `${any("labelBeforeColon")}\\s{0,3}:[^;|\\t]{0,30}`,
].map((source) => new RegExp(source, "gu"));

/** "Polish citizen" */
const origin = new RegExp(
  `\\b\\p{Lu}\\p{L}{2,20}\\s{1,3}(?:${patternOf(blind, "originAfter")})\\b`,
  "gu",
);

/** Removes known words for gender, age, birth, family, nationality and origin. */
export function hidePersonalWords(text: string): string {
  if (text === "") return text;
  const neutral = gendered.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    neutralizeGender(text),
  );
  return statements.reduce(hideFolded, neutral.replace(origin, hiddenMark));
}

/** Hides what the pattern finds in the folded text, which has the same length. */
function hideFolded(text: string, pattern: RegExp): string {
  let shown = "";
  let from = 0;
  for (const { 0: found, index } of foldText(text).matchAll(pattern)) {
    shown += text.slice(from, index) + hiddenMark;
    from = index + found.length;
  }
  return shown + text.slice(from);
}
