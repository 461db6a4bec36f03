import { sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { deletedLast } from "../kept-sql.ts";

/**
 * Puts the manual ranks of a job in the order of its totals again, after some of them, or who is
 * deleted, have changed: the order of `rankScores`. One without a rank gets none.
 */
export function renumberRanks(tx: Transaction, jobId: number, now: Date): void {
  tx.run(sql`
    with ranked as materialized (
      select id, row_number() over (
        order by ${sql.raw(deletedLast)}, total_score desc, skill_match_score desc, file_sha256) as place
      from scores where job_id = ${jobId} and manual_rank is not null)
    update scores set manual_rank = ranked.place, manual_ranked_at = ${now.getTime()}
    from ranked where scores.id = ranked.id and scores.manual_rank <> ranked.place`);
}

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
