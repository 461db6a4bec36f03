import { rubric } from "./rubric.ts";

/** Most models make a token of about four letters of English. */
const charactersPerToken = 4;
/** The instructions besides the rubric, and the shape of the answer. */
const otherCharacters = 3_000;
/** An answer to one requirement: state, line, quote and reason as JSON. */
const tokensPerAnswer = 70;

/** About what asking for CVs of these lengths costs, in tokens sent and received. */
export function estimateTokens(
  { cvs, characters }: { cvs: number; characters: number },
  { must, nice }: { must: readonly string[]; nice: readonly string[] },
): number {
  const requirements = [...must, ...nice];
  const sent = rubric.length + otherCharacters + requirements.join("\n").length;
  const perCv = sent / charactersPerToken + requirements.length * tokensPerAnswer;
  return Math.round(cvs * perCv + characters / charactersPerToken);
}
