import { WidePage } from "../../ui/page/wide-page.tsx";
import { RankingCheckScreen } from "./ranking-check-screen.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export function RankingCheckPage({ id }: { id: string }) {
  return (
    <WidePage
      title="Your decisions against the order"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>{pageTitle("Decisions and order")}</title>
      <RankingCheckScreen jobId={Number(id)} />
    </WidePage>
  );
}
