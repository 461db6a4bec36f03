import { api } from "../../lib/api.ts";
import { Loaded } from "../../ui/page/loaded.tsx";
import { WidePage } from "../../ui/page/wide-page.tsx";
import { AiRankings } from "./ai-rankings.tsx";
import { useJobTitle } from "../../lib/use-job-title.ts";
import { pageTitle } from "../../lib/session/site.ts";

/** The job's AI rankings, each with its model and result. */
export function AiRankingsPage({ id }: { id: string }) {
  const title = useJobTitle(id);
  const rankings = api.scoring.aiRankings.useQuery(
    { id: Number(id) },
    { refetchOnMount: "always" },
  );
  return (
    <WidePage
      title="AI rankings of this job"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>{pageTitle([title, "AI rankings"].filter(Boolean).join(": "))}</title>
      <Loaded query={rankings} what="The rankings">
        {(data) => <AiRankings rankings={data} />}
      </Loaded>
    </WidePage>
  );
}
