import { sql } from "drizzle-orm";
import type { Transaction } from "../connect.ts";

/**
 * Puts the manual ranks of a job in the order of its totals again, after some of them have changed:
 * that of `rankScores`. Who has no rank yet gets none.
 */
export function renumberRanks(tx: Transaction, jobId: number, now: Date): void {
  tx.run(sql`
    with ranked as materialized (
      select id, row_number() over (
        order by total_score desc, skill_match_score desc, candidate_id) as place
      from scores where job_id = ${jobId} and manual_rank is not null)
    update scores set manual_rank = ranked.place, manual_ranked_at = ${now.getTime()}
    from ranked where scores.id = ranked.id and scores.manual_rank <> ranked.place`);
}
