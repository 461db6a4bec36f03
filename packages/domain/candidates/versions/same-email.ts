import type { CandidateWarning } from "../candidate.ts";

/** More names than these are counted: an address out of a template may stand in hundreds of CVs. */
const maxNamed = 3;

/**
 * The remark on each of several people with one e-mail address.
 * @param others how they are called in lists, this one left out.
 */
export function sameEmailWarning(others: readonly string[]): CandidateWarning {
  const named = others.slice(0, maxNamed);
  const more = others.length - named.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  return { code: "same-email", message: `Same email as ${named.join(", ")}${rest}` };
}
