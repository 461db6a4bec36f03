import { WidePage } from "../../ui/page/wide-page.tsx";
import { RankingCheckScreen } from "./ranking-check-screen.tsx";

export function RankingCheckPage({ id }: { id: string }) {
  return (
    <WidePage
      title="Your decisions against the order"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>Decisions and order · Resume Picker</title>
      <RankingCheckScreen jobId={Number(id)} />
    </WidePage>
  );
}
