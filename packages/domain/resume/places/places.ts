import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { foldedWords } from "../lexicon/lexicon.ts";
import { places } from "../lexicon/places.gen.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldWords } from "../text/fold-text.ts";

const namesOf = (kind: string): ReadonlySet<string> =>
  new Set(foldedWords(places, kind).map(foldWords));

export const countryNames: ReadonlySet<string> = namesOf("country");
export const regionNames: ReadonlySet<string> = namesOf("region");
export const cityNames: ReadonlySet<string> = new Set([
  ...namesOf("city"),
  ...regionNames,
  ...foldedWords(work, "city").map(foldWords),
]);

/** Two-letter codes after a comma: states, provinces, and countries. */
export const regionCodes: ReadonlySet<string> = new Set(wordsOf(places, "code"));

/** Words for work without a fixed place, which are valid as a location. */
export const remoteWords = new RegExp(`^(?:${patternOf(places, "remote")})$`);
