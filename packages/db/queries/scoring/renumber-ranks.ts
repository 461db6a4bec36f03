import { sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { deletedLast } from "../kept-sql.ts";

/**
 * Puts the manual ranks of a job in the order of its totals, which is that of `rankScores`: for when
 * totals, or who is there, have changed. Candidates who came since get theirs; a job that was never
 * ranked by hand stays without ranks.
 */
export function renumberRanks(tx: Transaction, jobId: number, now: Date): void {
  tx.run(sql.raw(renumberRanksSql(jobId, now.getTime())));
}

/** The same for a connection of another thread. */
export const renumberRanksSql = (jobId: number, now: number): string => `
  with ranked as materialized (
    select id, row_number() over (
      order by ${deletedLast}, total_score desc, skill_match_score desc, file_sha256) as place
    from scores where job_id = ${jobId}
      and exists (select 1 from scores where job_id = ${jobId} and manual_rank is not null))
  update scores set manual_rank = ranked.place, manual_ranked_at = ${now}
  from ranked where scores.id = ranked.id and scores.manual_rank is not ranked.place`;

/**
 * Closes the gaps that erased candidates leave among a job's AI ranks. Not before they are erased:
 * who Undo brings back must stand where the engine put them.
 */
export function closeAiRanks(tx: Transaction, jobId: number): void {
  tx.run(sql`
    with ranked as materialized (
      select id, row_number() over (order by ai_rank) as place
      from scores where job_id = ${jobId} and ai_rank is not null)
    update scores set ai_rank = ranked.place
    from ranked where scores.id = ranked.id and scores.ai_rank <> ranked.place`);
}
