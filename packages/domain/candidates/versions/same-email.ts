import type { CandidateWarning } from "../candidate.ts";

/** Only the number is given for the rest: a template's address may be in hundreds of CVs. */
const maxNamed = 3;

/**
 * The warning for people who share an email address.
 *
 * @param others their names in lists, without this one.
 */
export function sameEmailWarning(others: readonly string[]): CandidateWarning {
  const named = others.slice(0, maxNamed);
  const more = others.length - named.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  return { code: "same-email", message: `Same email as ${named.join(", ")}${rest}` };
}
