import { patternOf } from "../../lexicon/lexicon.ts";
import { foldedWords, wordPattern } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";

/** Legal forms and other endings that identify a company's name, folded. */
export const legalForms =
  /(?:^|[\s,.(])(?:inc|incorporated|llc|l\.l\.c|llp|lp|plc|ltd|limited|corp|corporation|co|company|companies|gmbh|mbh|ag|kg|kgaa|ohg|gbr|e\.?v|ug|eg|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|eurl|sasu|sl|s\.l|slu|s\.l\.u|srl|s\.r\.l|spa|s\.p\.a|snc|sapi|ltda|eireli|lda|s\.?a\.? de c\.?v|nv|n\.v|bv|b\.v|vof|bvba|cv|ab|oy|oyj|as|a\/s|aps|asa|kft|zrt|sro|s\.r\.o|doo|d\.o\.o|z o\.?o|sp\. z|pty|pvt|pte|sdn|bhd|pjsc|jsc|ooo|zao|ооо|зао|оао)\.?(?=$|[\s,.)])/;

const listed = foldedWords(work, "organization");

/** Words for kinds of organizations, folded. */
export const organizationWords: ReadonlySet<string> = new Set(listed);

/** The same in Chinese and Japanese, which have no spaces between words. */
export const easternOrganizations: readonly string[] = listed.filter((word) =>
  /[\p{sc=Han}\p{sc=Kana}]/u.test(word),
);

/** Legal forms from the language tables. */
export const listedForms = wordPattern(foldedWords(work, "legal"));

/** Employment types from the language tables. */
export const listedTypes: ReadonlySet<string> = new Set(foldedWords(work, "type"));

/** Public bodies whose last word is no evidence elsewhere, as in "customer service", folded. */
export const publicBodies =
  /\b(?:(?:internal revenue|postal|national park|park|forest|secret|weather|marshals|wildlife|foreign|health|prison|probation|ambulance|civil|security|research|information) service|coast guard|national guard|geological survey|armed forces|house of representatives|white house|senate)(?=$|\s*[,(|–-])/;

/** Endings of organization names that are written as one word, folded. */
export const organizationEndings = new RegExp(
  `(?:${foldedWords(work, "organizationEnding").join("|")})$`,
  "u",
);

/** Text in a role's header that is never a title, company or place. */
export const employmentTypes = new RegExp(`^(?:${patternOf(work, "typeAlone")})$`);

/** A legal form alone after a comma, which belongs to the name before it. */
export const legalTail =
  /^(?:inc|llc|llp|ltd|limited|corp|plc|gmbh|ag|kg|s\.?\s?a\.?\s?s?|s\.?\s?l\.?(?:\s?u)?|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|b\.?\s?v|n\.?\s?v|lda|ltda|co|a\.?\s?s|s\.?\s?r\.?\s?o|sp\. z o\. ?o|a\.?\s?ş)\.?$/i;
