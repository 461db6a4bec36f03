/** What is said in place of a score. */
export const notScoredWords = "Language not supported: not scored";

/** Whether the candidate has a score and a rank: a CV in a language that is not read has neither. */
export function isScored(warnings: readonly { code: string }[]): boolean {
  return !warnings.some(({ code }) => code === "language-not-supported");
}
