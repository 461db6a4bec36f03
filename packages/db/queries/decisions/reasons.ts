import { defaultReasons } from "@resume-picker/domain/decisions/decision-rules";
import { eq } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { decisionReasons } from "../../schema/decisions.ts";

/** The reasons that the user can choose from. */
export async function listReasons(db: Database, userId: string): Promise<readonly string[]> {
  const { reasons } = decisionReasons;
  const row = db
    .select({ reasons })
    .from(decisionReasons)
    .where(eq(decisionReasons.userId, userId))
    .get();
  return row?.reasons ?? defaultReasons;
}

export async function saveReasons(
  db: Database,
  userId: string,
  reasons: readonly string[],
): Promise<void> {
  const set = { reasons: [...reasons] };
  db.insert(decisionReasons)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: decisionReasons.userId, set })
    .run();
}
