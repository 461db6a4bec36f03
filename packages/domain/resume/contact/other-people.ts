import { foldedWords } from "../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { foldText } from "../text/fold-text.ts";

/** Words that introduce a supervisor, referee or adviser. Later contact details are theirs. */
const words = foldedWords(people, "other").toSorted((one, other) => other.length - one.length);
const anyWord = words.join("|");
const introduced = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyWord})(?![\\p{L}\\p{N}])`, "u");
const label = new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${anyWord})(?![\\p{L}\\p{N}])`, "u");

/** Whether the text before an address or number introduces another person. */
export function introducesOther(before: string): boolean {
  return introduced.test(foldText(before));
}

/** Whether the line introduces a person whose details may follow: "Supervisor: Dr Lucy Grey". */
export function isOtherLabel(text: string): boolean {
  const found = label.exec(foldText(text));
  if (!found) return false;
  const rest = text.slice(found[0].length).replace(/^\s?\([^)]{0,40}\)/, "");
  return rest.trim() === "" || /^\s*[:：\t–—-]|^\s+\p{Lu}/u.test(rest);
}
