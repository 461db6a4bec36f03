import { createFileRoute } from "@tanstack/react-router";
import { AgreementPage } from "../features/agreement/agreement-page.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/jobs/$id_/agreement")({
  beforeLoad: requireUser,
  component: JobAgreement,
});

function JobAgreement() {
  return <AgreementPage id={Route.useParams().id} />;
}
