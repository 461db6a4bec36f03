import { rubric } from "./rubric.ts";

/** Most models use one token per four letters of English. */
const charactersPerToken = 4;
/** The instructions without the rubric, and the answer's schema. */
const otherCharacters = 3_000;
/** An answer to one requirement: state, line, quote and reason as JSON. */
const tokensPerAnswer = 70;

/** Estimates the tokens, sent and received, for judging CVs of these lengths. */
export function estimateTokens(
  { cvs, characters }: { cvs: number; characters: number },
  { must, nice }: { must: readonly string[]; nice: readonly string[] },
): number {
  const requirements = [...must, ...nice];
  const sent = rubric.length + otherCharacters + requirements.join("\n").length;
  const perCv = sent / charactersPerToken + requirements.length * tokensPerAnswer;
  return Math.round(cvs * perCv + characters / charactersPerToken);
}
