import { createFileRoute } from "@tanstack/react-router";
import { RankingCheckPage } from "../features/ranking-check/ranking-check-page.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/_shell/jobs/$id_/ranking-check")({
  beforeLoad: requireUser,
  component: JobRankingCheck,
});

function JobRankingCheck() {
  return <RankingCheckPage id={Route.useParams().id} />;
}
