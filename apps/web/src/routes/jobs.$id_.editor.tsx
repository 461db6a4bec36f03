import { createFileRoute, notFound } from "@tanstack/react-router";
import { discardUntouched } from "../features/jobs/discard-draft.ts";
import { JobEditor } from "../features/job-editor/job-editor.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/jobs/$id_/editor")({
  beforeLoad: (route) => {
    if (!/^\d{1,15}$/u.test(route.params.id)) throw notFound();
    return requireUser(route);
  },
  onLeave: ({ context, params }) => void discardUntouched(context.apiUtils, Number(params.id)),
  component: JobEditorPage,
});

function JobEditorPage() {
  const jobId = Number.parseInt(Route.useParams().id, 10);
  const navigate = Route.useNavigate();
  return (
    <main className="min-h-dvh">
      <JobEditor
        jobId={jobId}
        onBack={() => void navigate({ to: "/" })}
        onSaved={(id) => void navigate({ to: "/jobs/$id", params: { id: String(id) } })}
      />
    </main>
  );
}
