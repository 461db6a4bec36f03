import type { RankingCost } from "@resume-picker/domain/scoring/estimate-ranking";

/** "30 CVs, at most 60 requests and 95,000 tokens. Stored answers are used again." */
export function rankingCostText({ cvs, requests, tokens }: RankingCost): string {
  const rounded = Number(tokens.toPrecision(2)).toLocaleString("en");
  const asked = requests === 1 ? "1 request" : `${requests.toLocaleString("en")} requests`;
  const sent = cvs === 1 ? "1 CV" : `${cvs.toLocaleString("en")} CVs`;
  return `${sent}, at most ${asked} and about ${rounded} tokens. Stored answers are used again.`;
}
