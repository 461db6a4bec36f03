import { countWords } from "../../../resume/text/count-words.ts";
import { strongMustCue } from "../cues.ts";
import { isNothingButHeading, kindOfHeading } from "../kind-of-heading.ts";
import type { ClauseKind } from "./posting-words.ts";
import { isHeaded } from "./posting-words.ts";
import { kindOfList } from "./kind-of-list.ts";
import { isCategory, isLabelOfFrame } from "../posting-frame.ts";
import { bullet } from "../posting-lines.ts";
import type { Line } from "../posting-lines.ts";

export type Heading = { kind: ClauseKind; rest: string };

export function headingOf(line: Line, section: ClauseKind): Heading | null {
  const { text } = line;
  const marked =
    /^#{1,6}\s+(\S.*)$/u.exec(text)?.[1] ?? /^\*\*([^*]{2,80})\*\*:?$/u.exec(text)?.[1];
  if (marked !== undefined) {
    const kind = kindOfHeading(marked) ?? kindOfList(line.list);
    return { kind, rest: "" };
  }
  if (line.isBullet) return null;
  const heading = labelOf(text, section) ?? bareHeadingOf(line, section);
  const isUnknown = heading?.kind === "other" && heading.rest === "" && line.list.length > 0;
  return isUnknown ? { kind: kindOfList(line.list), rest: "" } : heading;
}

/** "Desired – Hmong or Spanish" */
const dashLabel = /^(\p{Lu}[\p{L} ]{2,30}) [–—-] (?=\S)/u;
const withColon = (found: string, label: string) =>
  isCategory(label) || isNothingButHeading(label) ? `${label}: ` : found;

/** "Requirements:" and "Location: Berlin". */
function labelOf(text: string, section: ClauseKind): Heading | null {
  const labelled = /^([^:.]{3,60})(?: ?:|\?)(?:\s+(.*))?$/u.exec(
    text.replaceAll("**", "").replace(dashLabel, withColon),
  );
  if (labelled?.[1] === undefined) return null;
  const rest = labelled[2] ?? "";
  const kind = kindOfHeading(labelled[1]);
  if (isLabelOfFrame(labelled[1]) && (rest !== "" || kind === null)) return { kind: "about", rest };
  if (isCategory(labelled[1])) return { kind: section === "nice" ? "nice" : "must", rest };
  if (rest === "") return { kind: kind ?? "other", rest };
  const isLabel = countWords(labelled[1]) <= 6 && !text.slice(0, 60).includes("?");
  return kind !== null && isLabel ? { kind, rest } : null;
}

/** A label within a line, after other text: "Desired: IV therapy". */
export function wishOrDemandOf(sentence: string): Heading | null {
  const label = labelOf(sentence, "other");
  return label !== null && label.rest !== "" && isHeaded(label.kind) ? label : null;
}

/** A short line that is only recognised as a heading by its position, its capitals or its words. */
function bareHeadingOf(line: Line, section: ClauseKind): Heading | null {
  const { text, next, followsBlank } = line;
  const words = countWords(text);
  if (text.length > 64 || words > 9 || text.endsWith(".")) return null;
  const opensList = next !== "" && bullet.test(next);
  const isLoud = text === text.toUpperCase() && next !== "";
  const kind = kindOfHeading(text);
  if (opensList) return { kind: kind ?? "other", rest: "" };
  // "BSN" in a list of preferences is an item.
  const isItem = kind === null && isHeaded(section) && !followsBlank;
  if (isLoud && !isItem) return { kind: kind ?? "other", rest: "" };
  if (kind === null || /\d/u.test(text)) return null;
  if (kind === "about" && followsBlank && next !== "" && !strongMustCue.test(text))
    return { kind, rest: "" };
  return isNothingButHeading(text) ? { kind, rest: "" } : null;
}
