import { createFileRoute } from "@tanstack/react-router";
import { AiRankingsPage } from "../features/scoring/ai-rankings-page.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/_shell/jobs/$id_/ai-rankings")({
  beforeLoad: requireUser,
  component: JobAiRankings,
});

function JobAiRankings() {
  return <AiRankingsPage id={Route.useParams().id} />;
}
