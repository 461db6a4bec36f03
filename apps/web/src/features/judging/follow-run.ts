import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { errorCode } from "../../lib/error-message.ts";
import type { ApiUtils } from "../../lib/session/session.ts";

const pollMs = 2000;

/** The jobs whose runs this page polls, even after their dialog was closed. */
const followed = new Set<number>();

/** Whether CVs are being judged or the answers checked. */
export const isRunning = ({ last, agreement }: JobJudging): boolean =>
  last?.status === "running" || agreement?.status === "running";

/** Reloads the job's list, its receipts, and everything derived from them. */
export async function refreshScores(cache: ApiUtils, id: number): Promise<void> {
  await Promise.all([
    cache.candidates.listForJob.invalidate({ id }),
    cache.candidates.detail.invalidate(),
    cache.rankingCheck.invalidate(),
  ]);
}

/** Polls the run until it has ended, then reloads the scores. */
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
    // The session has expired or the job was deleted. The next request reports that.
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

/** Returns null while the server can't be reached, because the run continues on the server. */
async function readRun(cache: ApiUtils, id: number): Promise<JobJudging | null> {
  try {
    return await cache.judging.show.fetch({ id }, { staleTime: 0 });
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    return null;
  }
}
