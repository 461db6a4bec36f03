import { wordsOf } from "../../lexicon/lexicon.ts";
import { names } from "../lexicon/names.gen.ts";

/** Common given names of many countries, folded: a sign that a line is a person, never a condition. */
export const givenNames: ReadonlySet<string> = new Set(wordsOf(names, "given"));
