import { wordsOf } from "../../lexicon/lexicon.ts";
import { names } from "../lexicon/names.gen.ts";

/** Common given names from many countries, folded. They support a name but aren't required. */
export const givenNames: ReadonlySet<string> = new Set(wordsOf(names, "given"));
