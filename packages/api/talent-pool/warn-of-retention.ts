import {
  countByArrival,
  indefiniteMonths,
  findRetentionRules,
} from "@resume-picker/db/queries/talent-pool/retention";
import {
  listRuleOwners,
  saveWarning,
} from "@resume-picker/db/queries/talent-pool/retention-warnings";
import type { Warned } from "@resume-picker/db/queries/talent-pool/retention-warnings";
import { retentionMail } from "@resume-picker/domain/accounts/mails";
import { daysAfter, keptUntil, warningDays } from "@resume-picker/domain/talent-pool/retention";
import type { Parts } from "../context.ts";

type Needed = Pick<
  Parts,
  "db" | "clock" | "appUrl" | "mailHost" | "wakeMail" | "log" | "storage" | "settings"
>;

/** A mail covers additional days, which limits mails to one per owner and week. */
const coveredDays = warningDays + 7;
const checkEveryMs = 60 * 60 * 1000;

/**
 * Mails each owner whose candidates reach their last day, at least two weeks before. The mail
 * contains their number but no names.
 */
export function warnOfRetention(parts: Needed): void {
  const { db, clock, mailHost, wakeMail, storage } = parts;
  if (mailHost === null || storage.isDamaged()) return;
  const now = clock();
  for (const owner of listRuleOwners(db)) warnOwner(parts, owner, now);
  wakeMail();
}

function warnOwner({ db, appUrl, settings }: Needed, owner: Warned, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  const from = owner.warnedUntil ?? daysAfter(today, -1);
  const until = daysAfter(today, coveredDays);
  const days = lastDays(db, owner.id).filter(({ day }) => day > from && day >= today);
  if (!days.some(({ day }) => day <= daysAfter(today, warningDays))) return;
  const covered = days.filter(({ day }) => day <= until);
  const count = covered.reduce((sum, each) => sum + each.count, 0);
  const first = covered.map(({ day }) => day).reduce((one, other) => (one < other ? one : other));
  const link = new URL("/candidates", appUrl).href;
  const addressee = { ...owner, emailVerified: true, siteName: settings.current().SITE_NAME };
  const mail = retentionMail(addressee, { count, first, until }, link);
  saveWarning(db, owner.id, { warnedUntil: until, mail, now });
}

function lastDays(db: Needed["db"], ownerId: string): { day: string; count: number }[] {
  return countByArrival(db, { ownerId, rules: findRetentionRules(db, ownerId) }).flatMap(
    ({ received, months, isHeld, count }) =>
      months === indefiniteMonths || isHeld ? [] : [{ day: keptUntil(received, months), count }],
  );
}

/** Runs now and every hour. */
export function createRetentionWarner(parts: Needed): { stop: () => void } {
  const check = () => {
    try {
      warnOfRetention(parts);
    } catch (error) {
      parts.log.error({ category: "system", error }, "owners could not be warned of retention");
    }
  };
  check();
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
