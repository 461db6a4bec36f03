import { keptUntil } from "../talent-pool/retention.ts";
import type { KeepMonths } from "../talent-pool/retention.ts";

/** In the words of the documentation of backups. */
const always = [
  "The CV, what was read of it, its scores and decisions are kept until the candidate or the account is deleted; scores and decisions for this job also go with the job.",
  "A deletion takes effect at once and can be undone for half a minute; then the rows, texts and files are erased.",
  "Daily backups made before a deletion hold the data until newer backups have replaced them; a restored backup leaves out what was erased since.",
  "The audit trail keeps that somebody did something and when, without names or texts of a CV.",
] as const;

/**
 * When the newest file came in, today (both `YYYY-MM-DD`), the rule that keeps it, and whether a person
 * has set it on hold.
 */
export type Kept = { received: string; today: string; keepMonths: KeepMonths; isHeld: boolean };

/** How long what is told here stays. */
export const keptWords = (kept: Kept): string[] => [termWords(kept), ...always];

function termWords({ received, today, keepMonths, isHeld }: Kept): string {
  if (isHeld)
    return "A person has set these data on hold. They are kept until the hold is lifted, whatever the retention rule says.";
  if (keepMonths === null)
    return "No day is set on which this person is to be deleted: no rule for that has been chosen.";
  const until = keptUntil(received, keepMonths);
  const since = `${keepMonths} months after the newest CV came in on ${received}`;
  return until < today
    ? `The time to keep this person was over on ${until}, ${since}. Deleting is left to a person, who is reminded of it.`
    : `Kept until ${until}, ${since}. Then a person is reminded to delete it; nothing is deleted by itself.`;
}
