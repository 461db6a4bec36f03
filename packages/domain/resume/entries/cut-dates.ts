import { patternOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { foldText } from "../text/fold-text.ts";

/** The date span of a header. A range wins over a single date, and the last range over others. */
export function pickSpan(text: string, spans: readonly DateSpan[]): DateSpan | null {
  if (spans.length === 0) return null;
  const ranges = spans.filter((span) => span.isRange);
  const picked = ranges[ranges.length - 1] ?? spans[spans.length - 1] ?? null;
  if (!picked || picked.isRange) return picked;
  // A single date belongs to a header only if it begins or ends a piece of the line.
  const before = text.slice(0, picked.from).trimEnd();
  const after = text.slice(picked.to).trimStart();
  const isEdge =
    /(?:^|[\t|·•,(–—:-]|\s{2})$/.test(text.slice(0, picked.from).replace(/ $/, "")) ||
    before === "";
  const isLast = after === "" || /^[)\t|·•,]/.test(after);
  return (isEdge && text.length < 120) || isLast ? picked : null;
}

const dateMarkers = new RegExp(`\\b(?:${patternOf(dates, "dateMarker")})\\b[.:]?\\s*$`);

/** The text without its dates and the words that only introduce them. */
export function cutDates(text: string, spans: readonly DateSpan[]): string {
  let rest = "";
  let at = 0;
  for (const span of spans) {
    let before = text.slice(at, span.from).replace(/(?<![\s([,:–—-])[\s([,:–—-]+$/, "");
    const marker = dateMarkers.exec(foldText(before));
    if (marker) before = before.slice(0, marker.index).replace(/(?<![\s([,:–—-])[\s([,:–—-]+$/, "");
    rest += `${before}\t`;
    at = span.to;
    const closing = /^\s*(?:\((?:anticipated|expected|est\.?)\)\s*)?[)\]]/.exec(text.slice(at));
    if (closing) at += closing[0].length;
    const aside = /^\s*[([](?:anticipated|expected)[)\]]/.exec(text.slice(at));
    if (aside) at += aside[0].length;
  }
  rest += text.slice(at);
  return rest
    .split("\t")
    .map((cell) => trimSigns(cell))
    .filter((cell) => cell !== "")
    .join("\t");
}

export function trimSigns(text: string): string {
  return text
    .replace(/^[\s,;:|·•∙●◦▪–—\-/~→*]+/u, "")
    .replace(/(?<![\s,;:|·•∙●◦▪–—\-/~→*])[\s,;:|·•∙●◦▪–—\-/~→*]+$/u, "")
    .replace(/\s{2,}/g, " ")
    .trim();
}
