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
function askAhead({ accounts, jobs, candidates }: ApiUtils, id: string | undefined): void {
  if (accounts.session.getData()?.user === null) return;
  void jobs.list.prefetch();
  void jobs.candidateCounts.prefetch();
  // In a call of its own: ten thousand candidates take a while, and the rest shows without them.
  if (id !== undefined) {
    setTimeout(() => void candidates.listForJob.prefetch({ id: Number.parseInt(id, 10) }));
  }
}
