import { any } from "./phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { continuation, denialCue, mustCue, niceCue, remarkOpener, strongMustCue } from "./cues.ts";

/** A longer text is not a sentence, and checking each of its commas would take too long. */
const longestSplit = 600;

export type Cue = "must" | "nice" | "denial" | null;

export function cueOf(clause: string): Cue {
  // "Not a condition, but welcome" is a preference.
  if (niceCue.test(clause)) return "nice";
  if (denialCue.test(clause)) return "denial";
  return mustCue.test(clause) ? "must" : null;
}

/**
 * Splits a sentence into clauses that may have different levels. A clause without a cue is kept
 * with its neighbour.
 */
export function clausesOf(sentence: string): string[] {
  if (sentence.length > longestSplit) return [sentence];
  const dashes = sentence.split(/\s[–—-]\s/u);
  // "A third language – Italian above all – is welcome": the text between the dashes is a remark.
  const joined = dashes.length === 3 ? dashes.join(", ") : sentence;
  const hard = joined.split(/;\s+|\s[–—]\s/u);
  return hard
    .flatMap((piece) => piece.split(remarkOpener))
    .flatMap((piece) => splitWherePartsDiffer(piece, { isWhole: true }))
    .filter((piece) => piece !== "");
}

/** Splits at a comma or conjunction if the levels on both sides differ. */
function splitWherePartsDiffer(piece: string, { isWhole }: { isWhole: boolean }): string[] {
  for (const match of piece.matchAll(joint)) {
    const left = piece.slice(0, match.index);
    if (isBracketOpen(left)) continue;
    const right = piece.slice(match.index + match[0].length);
    const [first, second] = [cueOf(left), cueOf(right)];
    if (first === null || second === null || first === second) continue;
    if (continuation.test(right)) continue;
    if (first === "must" && second === "nice" && isListOfWish(left, right)) continue;
    // "Si además hablas inglés, sumas puntos": the condition is the preference.
    if (second === "nice" && condition.test(left)) continue;
    if (isWhole && first === "nice" && second === "must" && isWishFor(left, right)) continue;
    // "…, but it is no condition" is about the same thing.
    const isRemark =
      (first === "denial" || second === "denial") &&
      (first === "nice" || second === "nice") &&
      countWords(right) <= (first === "nice" ? 7 : 3);
    if (isRemark) continue;
    return [left, ...splitWherePartsDiffer(right, { isWhole: false })];
  }
  return [piece.trim()];
}

const joint = new RegExp(`[,:]\\s+(?:${any("but", "and")} )?|\\s${any("but")}\\s`, "giu");
const condition = new RegExp(`^${any("condition")}\\s`, "iu");

/** "A WMS (Manhattan, HighJump) is a plus": a bracket belongs to the text before it. */
const isBracketOpen = (left: string) => left.lastIndexOf("(") > left.lastIndexOf(")");

/** "Experience of X, Y or Z would be an advantage": the list has no verb before "would". */
const isListOfWish = (left: string, right: string): boolean => {
  const and = lastOfList.exec(right);
  if (and === null || strongMustCue.test(left)) return false;
  return wishOfAll.test(right.slice(and.index + and[0].length));
};
const lastOfList = new RegExp(`\\s${any("and", "or", "orDutch")}\\s`, "iu");
const speaks = new RegExp(`^${any("speaker")}(?!\\p{L})`, "iu");
const wishOfAll = new RegExp(`\\s${any("would")}\\s`, "iu");

/**
 * "We'd be glad about APICS, experience in customs": a preference at the start of a list applies to
 * all items.
 */
function isWishFor(left: string, right: string): boolean {
  const cue = niceCue.exec(left);
  if (cue === null || strongMustCue.test(right)) return false;
  if (speaks.test(right)) return false;
  const before = countWords(left.slice(0, cue.index));
  return before <= 5 && left.length > cue.index + cue[0].length;
}
