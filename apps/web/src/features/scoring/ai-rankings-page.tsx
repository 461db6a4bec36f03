import { api } from "../../lib/api.ts";
import { Loaded } from "../../ui/page/loaded.tsx";
import { WidePage } from "../../ui/page/wide-page.tsx";
import { rankingCostText } from "./ranking-cost-text.ts";
import { AiRankings } from "./ai-rankings.tsx";
import { useJobTitle } from "../../lib/use-job-title.ts";
import { jobPageTitle } from "../../lib/session/site.ts";

/** The job's AI rankings, each with its model and result. */
export function AiRankingsPage({ id }: { id: string }) {
  const title = useJobTitle(id);
  const rankings = api.scoring.aiRankings.useQuery(
    { id: Number(id) },
    { refetchOnMount: "always" },
  );
  const cost = api.scoring.aiRankCost.useQuery({ id: Number(id) }, { retry: false });
  return (
    <WidePage
      title="AI rankings of this job"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>{jobPageTitle(title, "AI rankings")}</title>
      {cost.data && (
        <p className="mb-4 text-ink-2 [overflow-wrap:anywhere]">
          Next ranking: {rankingCostText(cost.data)} The redacted CVs and the posting are sent to{" "}
          {cost.data.host}.
        </p>
      )}
      <Loaded query={rankings} what="The rankings">
        {(data) => <AiRankings rankings={data} />}
      </Loaded>
    </WidePage>
  );
}
