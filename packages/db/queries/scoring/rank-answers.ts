import { historyLimits } from "@resume-picker/domain/accounts/account-limits";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { aiRankAnswers } from "../../schema/scoring.ts";
import { candidates } from "../../schema/candidates.ts";
import type { ViewableJob } from "../allowed-rows.ts";
import { isScored } from "./place-by-total.ts";

type RankAnswer = Pick<typeof aiRankAnswers.$inferSelect, "candidateId" | "value" | "reason">;

/** What a model answered to this question about a candidate; callers may edit the candidate's job. */
export const findRankAnswer = (db: Database, candidateId: number, asked: string) =>
  db
    .select({ value: aiRankAnswers.value, reason: aiRankAnswers.reason })
    .from(aiRankAnswers)
    .where(and(eq(aiRankAnswers.candidateId, candidateId), eq(aiRankAnswers.askedSha256, asked)))
    .get() ?? null;

/** All answers to one question or none. Nothing is kept of a candidate who was erased meanwhile. */
export function saveRankAnswers(
  db: Database,
  { asked, answers, now }: { asked: string; answers: readonly RankAnswer[]; now: Date },
): void {
  db.transaction(
    (tx) => {
      for (const { candidateId, ...answer } of answers) {
        const isThere = tx
          .select({ id: candidates.id })
          .from(candidates)
          .where(eq(candidates.id, candidateId))
          .get();
        if (!isThere) continue;
        const row = { candidateId, askedSha256: asked, ...answer, answeredAt: now };
        tx.insert(aiRankAnswers).values(row).onConflictDoNothing().run();
        tx.run(sql`delete from ai_rank_answers where candidate_id = ${candidateId} and rowid in (
        select rowid from ai_rank_answers where candidate_id = ${candidateId}
        order by answered_at desc, rowid desc limit -1 offset ${historyLimits.rankAnswersOfCandidate})`);
      }
    },
    { behavior: "immediate" },
  );
}

/** How many CVs of a job an AI ranking is about, and how long they are. */
export const measureRankable = (
  db: Database,
  job: ViewableJob,
): { cvs: number; characters: number } =>
  db.get<{ cvs: number; characters: number }>(sql`
    select count(*) as cvs, coalesce(sum(length(d.redacted)), 0) as characters
    from scores join candidate_documents d on d.candidate_id = scores.candidate_id
    join candidates on candidates.id = scores.candidate_id and candidates.deleted_at is null
    where ${isScored} and scores.job_id = ${job.id}`);
