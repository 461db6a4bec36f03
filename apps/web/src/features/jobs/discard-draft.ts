import { isUntouchedDraft } from "@resume-picker/domain/jobs/job-rules";
import type { RegisteredRouter } from "@tanstack/react-router";
import { apiClient } from "../../lib/api.ts";
import type { ApiUtils } from "../../lib/session/session.ts";

/** Whoever leaves a new draft's screen leaves what was being opened, too: one of both discards it. */
const discarded = new Set<number>();

/** A draft that was opened and left as it was is removed again. */
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
    // Whoever leaves before the job has come leaves a draft behind, too; what the screen asked for is
    // aborted with it, and so this asks by itself.
    const job = utils.jobs.get.getData({ id }) ?? (await apiClient.jobs.get.query({ id }));
    if (job.role !== "owner" || !isUntouchedDraft(job)) return false;
    // The server checks it once more.
    return (await apiClient.jobs.discardDraft.mutate({ id })).isDiscarded;
  } catch {
    // It stays, and the next new job begins with it.
    return false;
  }
}

/** For a draft that is being opened: who goes back before its screen has come never leaves that. */
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
