import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { places } from "../lexicon/places.gen.ts";
import { rateCompany } from "./classify-piece.ts";
import { foldWords } from "../text/fold-text.ts";
import { cityNames, regionCodes } from "./places.ts";
import { type PeeledLocation, peelLocation } from "./recognize-location.ts";

const streetAfterEmployer = new RegExp(
  `^(.{3,}?),\\s+((?:${patternOf(places, "streetAfterEmployer")})\\s.{4,60})$`,
  "i",
);

/**
 * Splits the place off an employer, including an unknown town after a legal form and an address
 * after the employer.
 */
export function peelPlace(company: string): PeeledLocation {
  const street = streetAfterEmployer.exec(company);
  if (street) return { rest: street[1] ?? company, location: street[2] ?? null };
  const peeled = peelLocation(company);
  if (peeled.location !== null) return peeled;
  const glued = peelGluedTown(company);
  if (glued) return glued;
  const legal =
    /^(.+?,?\s(?:inc|llc|ltd|limited|gmbh|ag|plc|corp|s\.?\s?a|s\.?\s?l|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|b\.?v|n\.?v|ltda|lda|sarl|sas|aps|a\/s|ab|as|oy)\.?),\s+(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}+){0,2})$/iu.exec(
      company,
    );
  return legal && /^\p{Lu}/u.test(legal[2] ?? "")
    ? { rest: legal[1] ?? company, location: legal[2] ?? null }
    : peeled;
}

const openName = new RegExp(`(?:^|\\s)(?:${patternOf(work, "withinName")}|&)$`, "i");

/** "Acme Corporation San Diego, CA": a known town between an organization and a state. */
function peelGluedTown(text: string): PeeledLocation | null {
  const found = /^(.{3,}), ([A-Z]{2})$/.exec(text);
  if (!found || !regionCodes.has(found[2] ?? "")) return null;
  const words = (found[1] ?? "").split(" ");
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const rest = words.slice(0, -count).join(" ");
    const town = words.slice(-count).join(" ");
    if (!cityNames.has(foldWords(town)) || /^\p{Ll}/u.test(town)) continue;
    // "Bank of New York" and "Hotel Boston" contain the town in their name.
    const isName = openName.test(rest) || !rest.includes(" ");
    return isName || rateCompany(rest) < 0.6
      ? null
      : { rest, location: `${town}, ${found[2] ?? ""}` };
  }
  return null;
}
