import { patternOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { canonicalSkill } from "../../skills/canonical-skill.ts";
import { nameParticles, nonNameWords } from "../contact/person-words.ts";
import { isTitleHead } from "../places/classify-piece.ts";
import { organizationWords } from "../places/company-cues.ts";
import { foldText } from "../text/fold-text.ts";

/** Words that are followed by another person's name, which can reveal family, origin or status. */
const before = patternOf(people, "beforeOther");
const mayName = new RegExp(`\\b(?:${before})\\b`, "iu");
const word = `(?:\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?|(?:${patternOf(people, "particleOfOther")})(?=\\s))`;
const named = new RegExp(
  `(?=\\p{L})(?<=(?<![\\p{L}\\p{N}])(?:${before})\\s{0,2}[:–-]?\\s{1,3}(?:(?:Mrs?|Ms|Dr|Prof)\\.?\\s)?)${word}(?:\\s${word}){1,4}`,
  "giu",
);
const capital = /^\p{Lu}/u;

/** Replaces names of supervisors, referees and spouses with the mark, but not their titles. */
export function hideOthers(text: string, mark: string): string {
  if (!mayName.test(text)) return text;
  return text.replace(named, (name: string) => {
    const words = name.split(/\s/u);
    // The pattern ignores case for the words before the name, so the case is checked here.
    const isName = (one: string) => capital.test(one) || nameParticles.has(one);
    const end = words.findIndex((one) => !isName(one));
    const last = words
      .slice(0, end === -1 ? undefined : end)
      .findLastIndex((one) => capital.test(one));
    const own = words.slice(0, last + 1);
    if (own.length < 2 || own.every((one) => isOfWork(one))) return name;
    return [mark, ...words.slice(own.length)].join(" ");
  });
}

/** "Reported to Sales Manager" names no person. "Cody Miller" has only one word about work. */
function isOfWork(written: string): boolean {
  const folded = foldText(written).replace(/\P{L}+$/u, "");
  return (
    nonNameWords.has(folded) ||
    isTitleHead(folded) ||
    organizationWords.has(folded) ||
    canonicalSkill(written) !== null
  );
}
