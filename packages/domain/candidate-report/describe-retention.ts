import { keptUntil } from "../talent-pool/retention.ts";
import type { KeepMonths } from "../talent-pool/retention.ts";

/** Same wording as in the backup documentation. */
const always = [
  "The CV, its details, scores and decisions are kept until the candidate or the account is deleted. Deleting the job also deletes its scores and decisions.",
  "Deleted data disappears immediately. After 30 seconds it is erased and can’t be restored.",
  "Older daily backups contain the data until newer backups replace them. Restoring a backup does not bring back erased data.",
  "The audit trail records who did what and when, without names or text from CVs.",
] as const;

/**
 * When the newest file was received, today's date (both `YYYY-MM-DD`), the retention rule, and
 * whether a person set a hold.
 */
export type RetentionFacts = {
  received: string;
  today: string;
  keepMonths: KeepMonths;
  isHeld: boolean;
};

/** Explains how long the report's data is kept. */
export const describeRetention = (kept: RetentionFacts): string[] => [
  describePeriod(kept),
  ...always,
];

function describePeriod({ received, today, keepMonths, isHeld }: RetentionFacts): string {
  if (isHeld)
    return "This data is on hold. It is kept until the hold is lifted, regardless of the retention rule.";
  if (keepMonths === null) return "No deletion date is set, because no retention rule was chosen.";
  const until = keptUntil(received, keepMonths);
  const since = `${keepMonths} months after the newest CV was received on ${received}`;
  return until < today
    ? `Retention ended on ${until}, ${since}. A person is reminded to delete the data.`
    : `Kept until ${until}, ${since}. Then a person is reminded to delete it. Nothing is deleted automatically.`;
}
