import { anyWord } from "../clauses/phrase-pattern.ts";
/**
 * Detects Dutch, where "of" means "or" and "en" means "and": "Exact of AFAS" is a choice, "Bachelor
 * of Arts" is not.
 */
export const inDutch = new RegExp(anyWord("dutch"), "iu");
