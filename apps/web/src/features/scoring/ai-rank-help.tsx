import { api } from "../../lib/api.ts";
import { rankingCostText } from "./ranking-cost-text.ts";

/** Explains the AI ranking, where it runs and what it may cost. */
export function AiRankHelp({ jobId }: { jobId: number }) {
  const { data: cost } = api.scoring.aiRankCost.useQuery({ id: jobId });
  return (
    <>
      Orders the candidates a second way, with a written reason for each.
      {cost === null &&
        " Compares all words of each CV with the posting and with the other CVs. Runs on this server, free of charge."}
      {cost && ` Sends text to ${cost.host}: ${rankingCostText(cost)}`}
    </>
  );
}
