/** The text shown instead of a score, by the warning that prevents it. */
const reasons: Readonly<Record<string, string>> = {
  "language-not-supported": "Language not supported: not scored",
  "other-document": "Not a CV: not scored",
};

export const notScoredCodes = Object.keys(reasons);

/** Returns the text shown instead of a score, or null for a candidate with a score. */
export function whyNotScored(warnings: readonly { code: string }[]): string | null {
  const found = warnings.find(({ code }) => Object.hasOwn(reasons, code));
  return found === undefined ? null : (reasons[found.code] ?? null);
}

/**
 * Whether the candidate has a score and a rank. A CV in an unsupported language and a document that
 * isn't a CV have neither.
 */
export function isScored(warnings: readonly { code: string }[]): boolean {
  return whyNotScored(warnings) === null;
}
