import { z } from "zod";
import type { ScorableJob } from "./score/score.ts";

/** What an AI ranking may ask of a service at most; answers that are stored are not asked again. */
export const RankingCost = z.object({
  /** Where the redacted CVs would be sent. */
  host: z.string(),
  cvs: z.number(),
  requests: z.number(),
  tokens: z.number(),
});
export type RankingCost = z.infer<typeof RankingCost>;

/** Most models make a token of about four letters of English. */
const charactersPerToken = 4;
/** The instructions, and the shape of the answer. */
const instructions = 2_500;
/** A rating with its reason, and a place in a comparison. */
const tokensPerRating = 90;
const tokensPerPlace = 10;
/** A comparison is asked in one order of the CVs and in the reverse one. */
const orders = 2;

/**
 * Each CV is rated by itself, and at most once compared with a neighbour or more.
 * @param characters of all CVs as they are sent.
 */
export function estimateRanking(
  { cvs, characters }: { cvs: number; characters: number },
  { title, description, requirements: { must, nice } }: ScorableJob,
): Pick<RankingCost, "cvs" | "requests" | "tokens"> {
  const comparisons = orders * Math.floor(cvs / 2);
  const requests = cvs + comparisons;
  const posting = [title, description, ...must, ...nice].join("\n").length;
  const sent = requests * (instructions + posting) + (1 + orders) * characters;
  const answered = cvs * (tokensPerRating + orders * tokensPerPlace);
  return { cvs, requests, tokens: Math.round(sent / charactersPerToken + answered) };
}
