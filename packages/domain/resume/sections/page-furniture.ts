import { patternOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { dates } from "../lexicon/dates.gen.ts";
import type { TextLine } from "../shape/document.ts";
import { foldText } from "../text/fold-text.ts";

const title = patternOf(people, "documentBesideName").replaceAll(" ", "\\s+");
const numbers = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${patternOf(people, "pageWord")})\\.?\\s*\\d{1,3}(?:\\s*(?:${patternOf(people, "pageOf")}|\\/)\\s*\\d{1,3})?|\\d{1,2}\\s*(?:${patternOf(people, "pageOfBare")}|\\/)\\s*\\d{1,2})[^\\p{L}\\p{N}]*$`,
  "u",
);
const signed = new RegExp(
  `^\\s*\\p{L}[\\p{L} .-]{2,30},\\s*(?:(?:${patternOf(dates, "signedOn")})\\s*)?\\d{1,2}[./]\\s?\\d{1,2}[./]\\s?\\d{4}\\s*$`,
  "u",
);
const running = new RegExp(
  `[·•|–—-]\\s*(?:${title})\\s*\\d{0,2}$|^(?:${title})\\s*(?:[·•|–—-]|${patternOf(people, "runningOf")})\\s.*(?:${patternOf(people, "runningPage")})`,
);

const mayBeFurniture = new RegExp(`\\d|\\b(?:${title})`);

/** Whether the line is a page number or running title that an extractor left in the body. */
export function isPageFurniture(line: Pick<TextLine, "text">): boolean {
  if (line.text.length > 90) return false;
  if (!mayBeFurniture.test(foldText(line.text))) return false;
  const folded = foldText(line.text).replace(/\s+/g, " ").trim();
  if (numbers.test(folded) || (folded.includes(",") && signed.test(folded))) return true;
  return running.test(folded) && folded.split(" ").length <= 10;
}
