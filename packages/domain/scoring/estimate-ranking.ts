import { z } from "zod";
import type { ScorableJob } from "./score/score.ts";

/** The maximum that an AI ranking may request from a service. Stored answers are reused. */
export const RankingCost = z.object({
  /** The host that would receive the redacted CVs. */
  host: z.string(),
  cvs: z.number(),
  requests: z.number(),
  tokens: z.number(),
});
export type RankingCost = z.infer<typeof RankingCost>;

/** Most models use one token per four letters of English. */
const charactersPerToken = 4;
/** Characters of the instructions and the answer's schema. */
const instructions = 2_500;
/** A rating with its reason, and an entry in a comparison. */
const tokensPerRating = 90;
const tokensPerPlace = 10;
/** Each comparison is requested with the CVs in order and reversed. */
const orders = 2;

/**
 * Estimates the cost of a ranking. Each CV is rated once, and compared at most once with neighbours.
 * @param characters of all CVs as sent.
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
