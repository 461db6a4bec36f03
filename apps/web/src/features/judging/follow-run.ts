import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { errorCode } from "../../lib/error-message.ts";
import type { ApiUtils } from "../../lib/session/session.ts";

const pollMs = 2000;

/** Jobs whose runs this page follows, also once their dialog is closed. */
const followed = new Set<number>();

/** A run over the CVs, or a check of the answers. */
export const isRunning = ({ last, agreement }: JobJudging): boolean =>
  last?.status === "running" || agreement?.status === "running";

/** List and receipts of the job, and what is worked out from them. */
export async function refreshScores(cache: ApiUtils, id: number): Promise<void> {
  await Promise.all([
    cache.candidates.listForJob.invalidate({ id }),
    cache.candidates.detail.invalidate(),
    cache.rankingCheck.invalidate(),
  ]);
}

/** Reads how the run goes until it has ended; then the scores are read anew. */
export async function followRun(
  cache: ApiUtils,
  id: number,
  onEnd: (ended: JobJudging) => void,
): Promise<void> {
  if (followed.has(id)) return;
  followed.add(id);
  try {
    const ended = await untilEnded(cache, id);
    await refreshScores(cache, id);
    onEnd(ended);
  } catch {
    // The session is over or the job is gone: whatever asks next says so.
  } finally {
    followed.delete(id);
  }
}

async function untilEnded(cache: ApiUtils, id: number): Promise<JobJudging> {
  for (;;) {
    const judging = await readRun(cache, id);
    if (judging !== null && !isRunning(judging)) return judging;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** null while the server can't be reached: the run goes on there. */
async function readRun(cache: ApiUtils, id: number): Promise<JobJudging | null> {
  try {
    return await cache.judging.show.fetch({ id }, { staleTime: 0 });
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    return null;
  }
}
