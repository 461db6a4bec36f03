import { type PeeledLocation, peelLocation } from "./recognize-location.ts";

/** Splits the place off an employer, including an unknown town after a legal form. */
export function peelPlace(company: string): PeeledLocation {
  const peeled = peelLocation(company);
  if (peeled.location !== null) return peeled;
  const legal =
    /^(.+?,?\s(?:inc|llc|ltd|limited|gmbh|ag|plc|corp|s\.?\s?a|s\.?\s?l|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|b\.?v|n\.?v|ltda|lda|sarl|sas|aps|a\/s|ab|as|oy)\.?),\s+(\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}+){0,2})$/iu.exec(
      company,
    );
  return legal && /^\p{Lu}/u.test(legal[2] ?? "")
    ? { rest: legal[1] ?? company, location: legal[2] ?? null }
    : peeled;
}
