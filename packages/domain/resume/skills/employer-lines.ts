import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import type { SectionLine } from "../sections/split-sections.ts";

const kindOfFirm = patternOf(work, "kindOfFirm");
const offering = `(?:${patternOf(work, "offering")})(?:e?s|ies|ing|y)`;
/** "Orchard Systems", "The Lantern Institute of Design": a name at the start of the line. */
const named =
  "^\\W{0,3}(?:The )?\\p{Lu}[\\p{L}\\d&.'’-]*(?: (?:of|and|the|for|&|\\p{Lu}[\\p{L}\\d&.'’-]*)){0,7},?";

const describesFirm: readonly RegExp[] = [
  // "Tallow Lane provides consulting and support to banks"
  new RegExp(`${named} (?:also )?(?:provides|offers|speciali[sz]es in|manufactures) `, "u"),
  // "Tallow Lane is a leading provider of payroll software"
  new RegExp(`${named} (?:is|was) (?:an?|the|one of) [^.;]{0,80}\\b(?:${kindOfFirm})\\b`, "u"),
  // "the company also provides software development to retailers"
  new RegExp(`\\bthe (?:${kindOfFirm}) (?:also )?${offering}\\b`, "iu"),
  // "International consulting firm specializing in change management"
  new RegExp(
    `^\\W{0,3}(?:(?!(?:for|at|with|of|to|by)\\b)(?:[\\p{L}&/,-]|\\d)+ ){1,9}(?:${kindOfFirm})(?: (?:that|which|who))?,? ${offering}\\b`,
    "iu",
  ),
];
/** "Managed a firm providing …": the person's own work. */
const ownVerb = new RegExp(`^\\W{0,3}(?:\\p{L}{3,}ed|${patternOf(work, "ownVerb")})\\b`, "iu");

/**
 * Blanks out the sentences in role lines that describe the employer, because they don't show the
 * person's skills.
 */
export function blankEmployers(lines: readonly SectionLine[]): SectionLine[] {
  let goesOn = false;
  return lines.map((item) => {
    if (item.line.bullet) goesOn = false;
    const sentences = item.text.split(/(?<=[.!?]) +(?=\p{Lu})/u);
    const kept = sentences.map((sentence, at) => {
      // The rest of a wrapped sentence continues in lower case.
      const isRest = at === 0 && goesOn && /^\W{0,2}\p{Ll}/u.test(sentence);
      const isOfFirm =
        isRest ||
        (!ownVerb.test(sentence) && describesFirm.some((pattern) => pattern.test(sentence)));
      goesOn = isOfFirm && !/[.!?]\W*$/u.test(sentence);
      return isOfFirm ? " ".repeat(sentence.length) : sentence;
    });
    return { ...item, text: kept.join(" ") };
  });
}
