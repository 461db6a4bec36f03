import { isUntouchedDraft } from "@resume-picker/domain/jobs/job-rules";
import type { RegisteredRouter } from "@tanstack/react-router";
import { apiClient } from "../../lib/api.ts";
import type { ApiUtils } from "../../lib/session/session.ts";

/** Leaving a new draft calls `discardUntouched` twice, once per listener. Only the first call counts. */
const discarded = new Set<number>();

/** Deletes a draft that was opened but not changed. */
export async function discardUntouched(utils: ApiUtils, id: number): Promise<void> {
  if (discarded.has(id)) return;
  discarded.add(id);
  if (!(await isDiscarded(utils, id))) {
    discarded.delete(id);
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

async function isDiscarded(utils: ApiUtils, id: number): Promise<boolean> {
  try {
    // The job may not have loaded yet, and leaving the screen aborts its request. Fetch it here then.
    const job = utils.jobs.get.getData({ id }) ?? (await apiClient.jobs.get.query({ id }));
    if (job.role !== "owner" || !isUntouchedDraft(job)) return false;
    // The server checks this again.
    return (await apiClient.jobs.discardDraft.mutate({ id })).isDiscarded;
  } catch {
    // The draft stays, and is reused for the next new job.
    return false;
  }
}

/** For a draft whose editor is still loading: going back then never triggers the route's `onLeave`. */
export function discardOnceLeft(
  utils: ApiUtils,
  { router, id }: { router: RegisteredRouter; id: number },
): void {
  let wasOpen = false;
  const stop = router.history.subscribe(({ location }) => {
    const isOpen = location.pathname === `/jobs/${id}/editor`;
    wasOpen ||= isOpen;
    if (isOpen || !wasOpen) return;
    stop();
    void discardUntouched(utils, id);
  });
}
