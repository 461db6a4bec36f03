import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "../lib/session/session.ts";
import type { ApiUtils } from "../lib/session/session.ts";
import { Workspace } from "./-workspace/workspace.tsx";
import { readWorkspaceSearch } from "./-workspace/state/workspace-search.ts";

/** One screen for /dashboard and /jobs/$id. It stays mounted when the user selects another job. */
export const Route = createFileRoute("/_workspace")({
  validateSearch: readWorkspaceSearch,
  beforeLoad: (route) => {
    // A job's address has an id, but the types of this layout route don't include it.
    const { id } = route.params as { id?: string };
    if (route.cause === "enter") askAhead(route.context.apiUtils, id);
    return requireUser(route);
  },
  component: Workspace,
});

/** Requests jobs and candidates in parallel with the session instead of after it. */
function askAhead(of: ApiUtils, jobId: string | undefined): void {
  if (of.accounts.session.getData()?.user === null) return;
  // Loads the code while the requests are pending.
  setTimeout(() => void Route.options.component?.preload?.());
  void of.jobs.list.prefetch();
  void of.jobs.candidateCounts.prefetch();
  // Only the drawer of narrow screens shows the last upload.
  if (globalThis.matchMedia("(min-width: 1024px)").matches) void of.uploads.list.prefetch();
  if (jobId === undefined) return;
  const id = Number.parseInt(jobId, 10);
  // Their counts are in the header. If they came later, its parts would move.
  void of.decisions.standing.prefetch({ id });
  void of.shortlist.list.prefetch({ id });
  // In a separate request, because ten thousand candidates take a while and the rest can be shown
  // without them.
  setTimeout(() => void of.candidates.listForJob.prefetch({ id }));
}
