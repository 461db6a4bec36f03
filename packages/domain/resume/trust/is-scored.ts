/** The text shown instead of a score. */
export const notScoredWords = "Language not supported: not scored";

/** Whether the candidate has a score and a rank. A CV in an unsupported language has neither. */
export function isScored(warnings: readonly { code: string }[]): boolean {
  return !warnings.some(({ code }) => code === "language-not-supported");
}
