import { patternOf } from "../../lexicon/lexicon.ts";
import { places } from "../lexicon/places.gen.ts";
import type { LaidOutDocument } from "../shape/document.ts";
import { replaceContacts } from "./find-contacts.ts";
import { foldText } from "../text/fold-text.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { Field } from "../shape/parsed-resume.ts";
import { rateLocation } from "../places/recognize-location.ts";

const label = new RegExp(`^\\s*(?:${patternOf(places, "addressLabel")})\\s*(?:[:：]|\\t|$)\\s*`);

const street = new RegExp(
  `\\b(?:${patternOf(places, "street")})\\b|(?:${patternOf(places, "streetEnding")})\\b`,
);

const addressLead = new RegExp(`^(?:${patternOf(places, "addressLead")})\\s*[:：]?\\s+`, "i");

/**
 * The person's location: a labelled address, an address line or a "City, Region" in the contacts.
 */
export function readLocation(
  document: LaidOutDocument,
  lines: readonly number[],
): Field<string> | null {
  let best: { field: Field<string>; score: number } | null = null;
  lines.forEach((index, order) => {
    const line = document.lines[index];
    if (!line) return;
    for (const found of locationsIn(line.text, order)) {
      const field = {
        value: found.text,
        confidence: found.score,
        place: { line: index, page: line.page },
      };
      if (!best || found.score > best.score + 0.02) best = { field, score: found.score };
    }
  });
  const chosen = best as { field: Field<string>; score: number } | null;
  return chosen?.field ?? null;
}

function locationsIn(text: string, order: number): { text: string; score: number }[] {
  const results: { text: string; score: number }[] = [];
  const labelled = label.exec(foldText(text));
  const cells = replaceContacts(labelled ? text.slice(labelled[0].length) : text, "\t")
    .replace(/[\uE000-\uF8FF]|\p{Extended_Pictographic}(?<=\S\s*.)\uFE0F?/gu, "\t")
    .split(/\t|\s*\|\s*|\s+[·•∙●◦▪⋄]\s+|\s[–—-]\s|\s{3,}|;/)
    .map((cell) => cell.replace(/^[\p{Extended_Pictographic}\uFE0F]+(?=\s?\p{L})/u, ""))
    .map((cell) =>
      cell.replace(/^[\s,·•|:*–—-]+|(?<![\s,·•|:*–—-])[\s,·•|:*–—-]+$/g, "").replace(/\s+/g, " "),
    )
    .map((cell) => cell.replace(addressLead, ""));
  for (const cell of cells) {
    if (cell.length < 2 || cell.length > 90 || /@|https?:|www\./.test(cell)) continue;
    const own = label.exec(foldText(cell));
    const value = own ? cell.slice(own[0].length).trim() : "";
    if (value.length > 2 && !labelled) {
      results.push({ text: value, score: 0.97 });
      continue;
    }
    const score = scoreCell(cell, { isLabelled: labelled !== null, order });
    if (score !== null) results.push({ text: cell, score });
  }
  return results;
}

/** The confidence (0 to 1) that the cell is the person's location, or null if it isn't one. */
function scoreCell(
  cell: string,
  { isLabelled, order }: { isLabelled: boolean; order: number },
): number | null {
  const rate = rateLocation(cell);
  const isTown = rate >= 0.8;
  // A street alone is less useful than a town.
  const isStreet = street.test(foldText(cell)) && !hasPlace(cell) && !isTown;
  if (isLabelled && /\p{L}{2}/u.test(cell)) return isStreet ? 0.88 : 0.97;
  if (looksLikeAddress(cell)) return isTown || hasPlace(cell) ? 0.95 : 0.8;
  return isTown ? Math.min(0.93, rate) - Math.min(order, 10) * 0.005 : null;
}

/** Whether the text has a street with a number, or a postal code with a town. */
function looksLikeAddress(text: string): boolean {
  const folded = foldText(text);
  if (findDateSpans(text).length > 0 && !/\d{4,5}\s+\p{L}/u.test(text)) return false;
  const hasStreet = street.test(folded) && /\d/.test(text);
  return (hasStreet && text.split(" ").length >= 3) || (hasZip(text) && /\p{L}{3}/u.test(text));
}

function hasZip(text: string): boolean {
  return (
    /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/.test(text) ||
    /(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{4,5}(?:\s[A-Z]{2})?\s+\p{Lu}\p{L}+/u.test(text) ||
    /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/.test(text)
  );
}

/** Whether the text has a town or postal code, not just a street. */
function hasPlace(text: string): boolean {
  return hasZip(text) || text.split(/,\s*/).some((part) => rateLocation(part) >= 0.8);
}
