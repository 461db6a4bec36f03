import { WidePage } from "../../ui/page/wide-page.tsx";
import { RankingCheckScreen } from "./ranking-check-screen.tsx";
import { useJobTitle } from "../../lib/use-job-title.ts";
import { jobPageTitle } from "../../lib/session/site.ts";

export function RankingCheckPage({ id }: { id: string }) {
  const title = useJobTitle(id);
  return (
    <WidePage
      title="How your decisions match the ranking"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>{jobPageTitle(title, "Ranking check")}</title>
      <RankingCheckScreen jobId={Number(id)} />
    </WidePage>
  );
}
