import { patternOf } from "../../lexicon/lexicon.ts";
import { places } from "../lexicon/places.gen.ts";
import { isTitleHead, rateTitle } from "../places/classify-piece.ts";
import { foldText } from "../text/fold-text.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { personalCells, personalLabels } from "./identity-words.ts";
import { separators } from "./find-names.ts";

/** Removes the parsed location, except for a title that precedes its street. */
export function dropLocation(text: string, location: string): string {
  const [first = "", ...rest] = location.split(", ");
  const last = foldText(first).split(" ").pop() ?? "";
  const isTitled = isTitleHead(last) && rest.some((cell) => namesStreet(foldText(cell)));
  return text.replaceAll(isTitled ? rest.join(", ") : location, "");
}

export function dropPersonalCells(text: string): string {
  const cells = dropLabelled(text).split(separators);
  const isAddressLine = cells.some(isAddress);
  return cells
    .filter((cell) => {
      const folded = foldText(cell).trim();
      if (personalCells.test(folded) || isPersonal(cell) || isAddress(cell)) return false;
      // Next to a street or a postcode, other cells are districts, towns and countries.
      const minPlace = isAddressLine ? 0 : 0.7;
      return !/[\p{L}\p{N}]/u.test(cell) || rateTitle(cell) >= 0.5 || rateLocation(cell) < minPlace;
    })
    .join("");
}

export function dropLabelled(text: string): string {
  const isLabelled = isPersonal(text);
  if (isLabelled && !/\t.*\t| \| /.test(text)) return "";
  if (!isLabelled && !/[\t|·•∙●]/.test(text)) return text;
  return text
    .split(/(\t|\||\s[·•∙●]\s)/)
    .filter((cell) => !isPersonal(cell))
    .join("");
}

function isPersonal(text: string): boolean {
  return personalLabels.test(foldText(text).trim());
}

const streetWord = new RegExp(`\\b(?:${patternOf(places, "hiddenStreet")})\\b`);
const numberedStreet = new RegExp(`(?:${patternOf(places, "hiddenStreetEnding")})\\s*\\d`);
const streetName = new RegExp(`\\b(?:${patternOf(places, "hiddenStreetName")})\\s`);

/** Whether a number precedes or follows a street word. Each is searched once, in linear time. */
function namesStreet(folded: string): boolean {
  const digit = folded.search(/\d/);
  if (digit === -1) return false;
  if (streetWord.test(folded.slice(digit)) || numberedStreet.test(folded)) return true;
  const name = folded.search(streetName);
  return name !== -1 && /\d/.test(folded.slice(name));
}

function isAddress(cell: string): boolean {
  const bare = cell.trim();
  return (
    namesStreet(foldText(bare)) ||
    /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(bare) ||
    /\b[A-Z]{2}\s\d{5}\b|\p{L}{3}[\s-]\d{3}\s?\d{3}$|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/u.test(
      bare,
    )
  );
}
