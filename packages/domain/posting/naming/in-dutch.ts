import { any, anyWord } from "../clauses/phrase-pattern.ts";
/**
 * Detects Dutch, where "of" means "or" and "en" means "and": "Exact of AFAS" is a choice, "Bachelor
 * of Arts" is not.
 */
export const inDutch = new RegExp(anyWord("dutch"), "iu");

const or = new RegExp(`(?<!\\s)\\s+${any("or")}\\s+`, "iu");
const orInDutch = new RegExp(`(?<!\\s)\\s+${any("or", "orDutch")}\\s+`, "iu");

/** A pattern for "or" between two words of a text. */
export const orOf = (text: string): RegExp => (inDutch.test(text) ? orInDutch : or);
