import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "../lib/session/session.ts";
import type { ApiUtils } from "../lib/session/session.ts";
import { Workspace } from "./-workspace/workspace.tsx";
import { readWorkspaceSearch } from "./-workspace/state/workspace-search.ts";

/** One screen for /dashboard and /jobs/$id: it stays mounted while the user changes job. */
export const Route = createFileRoute("/_workspace")({
  validateSearch: readWorkspaceSearch,
  beforeLoad: (route) => {
    // The address of a job has an id, which this part of it doesn't know of.
    const { id } = route.params as { id?: string };
    if (route.cause === "enter") askAhead(route.context.apiUtils, id);
    return requireUser(route);
  },
  component: Workspace,
});

/** Asks for jobs and candidates beside who is here, and not after it. */
function askAhead(of: ApiUtils, jobId: string | undefined): void {
  if (of.accounts.session.getData()?.user === null) return;
  // Read while the answers are on their way, and not when they have come.
  setTimeout(() => void Route.options.component?.preload?.());
  void of.jobs.list.prefetch();
  void of.jobs.candidateCounts.prefetch();
  if (jobId === undefined) return;
  const id = Number.parseInt(jobId, 10);
  // In a call of its own: ten thousand candidates take a while, and the rest shows without them.
  setTimeout(() => {
    void of.candidates.listForJob.prefetch({ id });
    // With what the list and its heading say of them, so that nothing moves a second time.
    void of.decisions.standing.prefetch({ id });
    void of.shortlist.list.prefetch({ id });
  });
}
