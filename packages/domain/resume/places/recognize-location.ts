import { legalForms, organizationWords } from "./company-cues.ts";
import { patternOf } from "../../lexicon/lexicon.ts";
import { places } from "../lexicon/places.gen.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import { cityNames, countryNames, regionCodes, regionNames, remoteWords } from "./places.ts";
import { titleHeads } from "./title-words.ts";

const placeSeparators = new RegExp(
  `(?:(?<!\\s)\\s+)?(?:[,/–—－]|\\s-\\s|\\b(?:${patternOf(places, "andPlace")})\\b|&)\\s*`,
);

/**
 * The confidence (0 to 1) that the whole text is a place ("Chicago, IL", "Berlin", "Remote"). An
 * unknown name before a known region counts as its city.
 */
export function rateLocation(text: string): number {
  if (text.length > 90) return 0;
  const trimmed = text
    .trim()
    .replace(/^[([]|[)\].,]$/g, "")
    .replace(/^[\p{Extended_Pictographic}\uFE0F]+(?=\p{L})/u, "")
    .trim();
  if (trimmed === "" || trimmed.length > 60 || /[@:;!?]|https?/.test(trimmed)) return 0;
  const folded = foldWords(trimmed);
  if (streetAddress.test(trimmed)) return 0.95;
  if (remoteWords.test(folded) || /^city(?: state| st| country)$/.test(folded)) return 1;
  const parts = trimmed
    .split(placeSeparators)
    .map((part) =>
      (part.includes("(")
        ? part.replace(/\((?:remote|hybrid|onsite|on-site)\)/i, "")
        : part
      ).trim(),
    )
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 4) return 0;
  const rates = parts.map((part, index) => ratePart(part, index));
  const known = Math.max(...rates);
  if (known === 0) return rateCityState(trimmed);
  if (parts.length === 1) return known;
  if (rates.every((rate) => rate > 0)) return 0.98;
  return isUnknownTown(parts, rates) && !/\s[–—－-]\s/.test(trimmed) ? 0.9 : 0;
}

/** "1616 Capitol Ave, Omaha, NE 68102": a house number, and a town with its state and ZIP code. */
const streetAddress =
  /^\d{1,6}\s[^,]{3,40}, (?:[^,]{2,24}, )?\p{Lu}[\p{L}.' -]{2,24}, [A-Z]{2} \d{5}\b/u;

/** "Smallville, KS": the first part is a town if it looks like one and the rest is its region. */
function isUnknownTown(parts: readonly string[], rates: readonly number[]): boolean {
  const [first = ""] = parts;
  const others = rates.slice(1);
  const hasOtherCity = parts
    .slice(1)
    .some((part) => cityNames.has(foldWords(part)) && !regionNames.has(foldWords(part)));
  return (
    rates[0] === 0 && others.every((rate) => rate >= 0.7) && !hasOtherCity && looksLikeTown(first)
  );
}

function ratePart(part: string, index: number): number {
  const folded = foldWords(part);
  if (remoteWords.test(folded)) return 0.9;
  if (countryNames.has(folded)) return 0.95;
  if (cityNames.has(folded)) return 0.85;
  const bare = part
    .replace(/\.$/, "")
    .replace(/(?<!\s)\s+\d{4,5}(?:-\d{4})?$/, "")
    .replace(/\./g, "");
  if (index > 0 && regionCodes.has(bare)) return 0.9;
  const withoutZip = foldWords(part.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, ""));
  if (withoutZip !== folded && withoutZip !== "" && /^\p{L}/u.test(withoutZip)) {
    return cityNames.has(withoutZip)
      ? 0.95
      : looksLikeTown(part.replace(/^[A-Z\d-]+\s+/, ""))
        ? 0.7
        : 0;
  }
  if (
    /^(?:greater|metro|downtown|north|south|east|west) /.test(folded) ||
    / (?:area|region|metropolitan area)$/.test(folded)
  ) {
    const core = folded
      .replace(/^(?:greater|metro|downtown|north|south|east|west) /, "")
      .replace(/ (?:metropolitan area|bay area|area|region)$/, "");
    return cityNames.has(core) ? 0.85 : 0;
  }
  return 0;
}

/** Rates "Austin TX", "Springfield IL 62701", "Boston MA, USA", with no comma before the state. */
function rateCityState(text: string): number {
  const found = /^(\p{Lu}[\p{L}.' -]{2,24}) ([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/u.exec(text);
  if (!found || !regionCodes.has(found[2] ?? "")) return 0;
  return cityNames.has(foldWords(found[1] ?? "")) ? 0.95 : looksLikeTown(found[1] ?? "") ? 0.5 : 0;
}

/** Whether the part is one to three capitalized words, without an occupation or organization. */
function looksLikeTown(part: string): boolean {
  const words = part.trim().split(/\s+/);
  if (words.length > 3 || !/^\p{Lu}/u.test(part.trim()) || /[\d()]/.test(part)) return false;
  if (
    legalForms.test(foldText(part)) ||
    /(?<!^M[ac]?c|^De|^La|^Le|^Du)(?<=\p{Ll})\p{Lu}|\p{L}{4}\. /u.test(part)
  )
    return false;
  // In "Council Bluffs", only the last word determines the kind of name.
  const names = foldWords(part).split(" ");
  return (
    names.every((word) => !titleHeads.has(word)) &&
    !organizationWords.has(names[names.length - 1] ?? "")
  );
}

export type PeeledLocation = { rest: string; location: string | null };

/** Splits a place off the end of a text: "Contoso Labs, Seattle, WA" → "Contoso Labs". */
export function peelLocation(text: string): PeeledLocation {
  if (text.length > 220) return { rest: text, location: null };
  const placeholder = /^(.*?[^\s,–—－-])[\s,–—－-]+(city\s*,\s*state(?:\s*,\s*\p{L}+)?)$/iu.exec(
    text,
  );
  if (placeholder) return { rest: placeholder[1] ?? text, location: placeholder[2] ?? null };
  const bracket = /^(.{2,}?)[([]([^()[\]]{2,40})[)\]]\s*$/.exec(text);
  if (bracket && rateLocation(bracket[2] ?? "") >= 0.8) {
    return { rest: (bracket[1] ?? "").trim(), location: (bracket[2] ?? "").trim() };
  }
  const cuts = [...text.matchAll(/,\s*|\s+[–—－-]\s+|\.\s+(?=\p{Lu})|\s{3,}/gu)].slice(-4);
  // The longest ending that is a place is chosen: "Seattle, WA" over "WA".
  for (const cut of cuts) {
    const rest = text.slice(0, cut.index).trim();
    const tail = text.slice(cut.index + cut[0].length).replace(/(?<![.\s])[.\s]+$/, "");
    if (rest !== "" && rateLocation(tail) >= 0.8) return { rest, location: tail };
  }
  return { rest: text, location: null };
}
