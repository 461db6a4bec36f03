import { isUntouchedDraft } from "@resume-picker/domain/jobs/job-rules";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { JobEditor } from "../features/job-editor/job-editor.tsx";
import { apiClient } from "../lib/api.ts";
import { requireUser } from "../lib/session/session.ts";
import type { ApiUtils } from "../lib/session/session.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/jobs/$id_/editor")({
  beforeLoad: (route) => {
    if (!/^\d{1,15}$/u.test(route.params.id)) throw notFound();
    return requireUser(route);
  },
  head: () => ({ meta: [{ title: pageTitle("Job editor") }] }),
  onLeave: ({ context, params }) => void discardUntouched(context.apiUtils, Number(params.id)),
  component: JobEditorPage,
});

/** A draft that was opened and left as it was is removed again. The server checks it once more. */
async function discardUntouched(utils: ApiUtils, id: number): Promise<void> {
  try {
    // Whoever leaves before the job has come leaves a draft behind, too; what the screen asked for is
    // aborted with it, and so this asks by itself.
    const job = utils.jobs.get.getData({ id }) ?? (await apiClient.jobs.get.query({ id }));
    if (job.role !== "owner" || !isUntouchedDraft(job)) return;
    const { isDiscarded } = await apiClient.jobs.discardDraft.mutate({ id });
    if (!isDiscarded) return;
  } catch {
    // It stays, and the next new job begins with it.
    return;
  }
  utils.jobs.list.setData(undefined, (jobs) => jobs?.filter((each) => each.id !== id));
  await Promise.all([
    utils.jobs.get.invalidate({ id }),
    utils.jobs.list.invalidate(),
    utils.jobs.candidateCounts.invalidate(),
    utils.accounts.quickStats.invalidate(),
  ]);
}

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
