import { sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";

/**
 * Closes the gaps that erased candidates leave in a job's AI ranks. This must wait for the erasure,
 * because Undo has to restore candidates at the rank that the engine gave them.
 */
export function closeRankGaps(tx: Transaction, jobId: number): void {
  tx.run(sql`
    with ranked as materialized (
      select id, rank() over (order by ai_rank) as place
      from scores where job_id = ${jobId} and ai_rank is not null)
    update scores set ai_rank = ranked.place
    from ranked where scores.id = ranked.id and scores.ai_rank <> ranked.place`);
}
