import { WidePage } from "../../ui/page/wide-page.tsx";
import { AgreementScreen } from "./agreement-screen.tsx";

export function AgreementPage({ id }: { id: string }) {
  return (
    <WidePage
      title="Your decisions against the order"
      back={{ to: "/jobs/$id", params: { id }, label: "Back to the Job" }}
    >
      <title>Decisions and order · Resume Picker</title>
      <AgreementScreen jobId={Number(id)} />
    </WidePage>
  );
}
