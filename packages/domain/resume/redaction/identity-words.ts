import { patternOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
/**
 * Labels of personal data unrelated to work, folded. The value after a label, up to the next
 * separator, is removed with it.
 */
export const personalLabels = new RegExp(
  `^(?:${patternOf(people, "personalLabel")})\\s*(?:(?:no\\.?|number)\\s*)?(?:[:：]|\\t)`,
);

/** Whole cells that reveal age, family or origin without a label, folded. */
export const personalCells = new RegExp(
  `^(?:(?:${patternOf(people, "personalTitle")})\\.?|\\d{2} (?:${patternOf(people, "ageUnit")})|age \\d{2}|(?:${patternOf(people, "bornWord")})(?: (?:${patternOf(people, "bornOn")}))?:? (?:the )?(?:\\d.{0,40}|\\p{L}+(?: \\d.{0,20})?)|(?:${patternOf(people, "civilStatus")})|(?:${patternOf(people, "marriedWord")}).{0,40}|\\w+ (?:${patternOf(people, "childWord")})|(?:${patternOf(people, "sexWord")})|(?:us|u\\.s\\.|eu|british|german|french|indian|canadian|american) citizen|(?:${patternOf(people, "nationalityWord")})(?: nationality| national| citizenship)?)$`,
  "u",
);

/** Forms of address. The word after one is a name. */
export const honorificWords = patternOf(people, "titleOfName");

/** Lines that only mention a photo of the person, folded. */
export const photoLine = new RegExp(
  `^\\W*(?:${patternOf(people, "photoWord")})(?:\\W*(?:${patternOf(people, "photoEnclosed")}))?\\W*$`,
);
