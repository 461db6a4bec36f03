import {
  isOnBlindJob,
  revealCandidate,
  setBlindReview,
} from "@resume-picker/db/queries/blind/blind-review";
import type { EditableCandidate, EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { BlindSettings, RevealInput } from "@resume-picker/domain/blind/blind-review";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import { deciderOf } from "../decisions/decider.ts";
import type { UserContext } from "../trpc.ts";

/** Turns blind review on or off for everybody on the job. */
export async function switchBlindReview(
  ctx: UserContext,
  job: EditableJob,
  settings: BlindSettings,
): Promise<void> {
  const by = deciderOf(ctx);
  const action = {
    ...actedBy(ctx),
    action: settings.isBlind ? ("job.blind-on" as const) : ("job.blind-off" as const),
    resource: { type: "job" as const, id: job.id },
    metadata: { hidesSchools: settings.hidesSchools },
    now: by.now,
  };
  await setBlindReview(ctx.db, job, { settings, by, action });
}

/** Reveals one candidate of the job to everybody on it. */
export async function reveal(
  ctx: UserContext,
  { job, candidate }: { job: EditableJob; candidate: EditableCandidate },
  { reason }: RevealInput,
): Promise<void> {
  if (!isOnBlindJob(ctx.db, job, candidate.id))
    throw new AppError("NOT_FOUND", "Candidate not found");
  const by = deciderOf(ctx);
  const action = {
    ...actedBy(ctx),
    action: "candidate.reveal" as const,
    resource: { type: "candidate" as const, id: candidate.id },
    metadata: { job: job.id },
    now: by.now,
  };
  await revealCandidate(ctx.db, job, { candidate, reason, by, action });
}
