import type { BlindEvent, BlindSettings } from "@resume-picker/domain/blind/blind-review";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { blindEvents } from "../../schema/decisions.ts";
import { jobs } from "../../schema/jobs.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { EditableCandidate, EditableJob, ViewableJob } from "../allowed-rows.ts";
import type { Decider } from "../decisions/decisions.ts";

/** Changes the blind review settings of a job and records the change in its ledger. */
export async function setBlindReview(
  db: Database,
  job: EditableJob,
  change: { settings: BlindSettings; by: Decider; action: NewAction },
): Promise<void> {
  const { isBlind, hidesSchools } = change.settings;
  const write = (tx: Transaction): void => {
    const present = tx.select().from(jobs).where(eq(jobs.id, job.id)).get();
    if (present?.isBlind === isBlind && present.hidesSchools === hidesSchools) return;
    tx.update(jobs).set({ isBlind, hidesSchools }).where(eq(jobs.id, job.id)).run();
    const kind = isBlind ? "on" : "off";
    addEvent(tx, { jobId: job.id, candidateId: null, kind, hidesSchools, reason: null }, change);
  };
  db.transaction(write, { behavior: "immediate" });
}

/** Reveals one candidate to everyone on the job. Each call adds an entry. */
export async function revealCandidate(
  db: Database,
  job: EditableJob,
  reveal: { candidate: EditableCandidate; reason: string; by: Decider; action: NewAction },
): Promise<void> {
  const { candidate, reason } = reveal;
  const { hidesSchools } = job;
  const event = { jobId: job.id, candidateId: candidate.id, kind: "reveal" as const };
  db.transaction((tx) => addEvent(tx, { ...event, hidesSchools, reason }, reveal), {
    behavior: "immediate",
  });
}

function addEvent(
  tx: Transaction,
  event: Omit<typeof blindEvents.$inferInsert, "id" | "doneBy" | "doneByName" | "doneAt">,
  { by, action }: { by: Decider; action: NewAction },
): void {
  tx.insert(blindEvents)
    .values({ ...event, doneBy: by.id, doneByName: by.name, doneAt: by.now })
    .run();
  insertAction(tx, action);
}

/** Lists the ledger of the job's blind review, oldest first. */
export async function listBlindEvents(db: Database, job: ViewableJob): Promise<BlindEvent[]> {
  return db
    .select()
    .from(blindEvents)
    .where(eq(blindEvents.jobId, job.id))
    .orderBy(asc(blindEvents.id))
    .all()
    .map(({ doneBy: id, doneByName: name, doneAt: at, jobId: _, ...event }) => ({
      ...event,
      by: id === null || name === null ? null : { id, name },
      at,
    }));
}

/** Whether the candidate belongs to the job. */
export function isOnBlindJob(db: Database, job: ViewableJob, candidateId: number): boolean {
  const found = db.get<{ n: number }>(
    sql`select count(*) as n from scores where job_id = ${job.id} and candidate_id = ${candidateId}`,
  );
  return found.n > 0;
}
