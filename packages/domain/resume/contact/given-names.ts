import { wordsOf } from "../../lexicon/lexicon.ts";
import { names } from "../lexicon/names.gen.ts";

/**
 * Common given names from many countries, folded. They suggest that a line is a name but aren't
 * required.
 */
export const givenNames: ReadonlySet<string> = new Set(wordsOf(names, "given"));
