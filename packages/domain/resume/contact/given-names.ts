import { wordsOf } from "../../lexicon/lexicon.ts";
import { names } from "../lexicon/names.gen.ts";

/** Common given names from many countries, folded. They support a name but aren't required. */
export const givenNames: ReadonlySet<string> = new Set(wordsOf(names, "given"));

/**
 * Personal names that are also everyday words, folded. They are not redacted in lower case, because
 * otherwise "will", "mark" and "long" would vanish from the CVs of people with those names.
 */
export const ordinaryNames: ReadonlySet<string> = new Set(wordsOf(names, "ordinary"));
