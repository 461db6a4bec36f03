import { createHash } from "node:crypto";
import type { OwnedCandidate, OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { deleteHold, listHolds, saveHold } from "@resume-picker/db/queries/talent-pool/holds";
import {
  countByArrival,
  indefiniteMonths,
  findRetentionRules,
  listNextDue,
  listPastRetention,
  saveJobKeepMonths,
  saveKeepMonths,
} from "@resume-picker/db/queries/talent-pool/retention";
import type { Due, RetentionRules } from "@resume-picker/db/queries/talent-pool/retention";
import { personName } from "@resume-picker/domain/accounts/person-name";
import { AppError } from "@resume-picker/domain/errors";
import { daysAfter, keptUntil, warningDays } from "@resume-picker/domain/talent-pool/retention";
import type {
  Hold,
  JobKeepMonths,
  KeepMonths,
  ProposedRule,
  Retention,
  RetentionPreview,
} from "@resume-picker/domain/talent-pool/retention";
import { actedBy } from "../acted-by.ts";
import { deleteCandidates } from "../candidates/delete-candidates.ts";
import type { UserContext } from "../trpc.ts";

/** Each deletion adds an audit row, and more would block other requests for too long. */
const maxAtOnce = 2000;
const maxListed = 100;

export const currentDay = (ctx: Pick<UserContext, "clock">): string =>
  ctx.clock().toISOString().slice(0, 10);

export function showRetention(ctx: UserContext): Retention {
  const rules = findRetentionRules(ctx.db, ctx.user.id);
  const today = currentDay(ctx);
  const due = countByArrival(ctx.db, { ownerId: ctx.user.id, rules });
  const { past, soon, held } = countDue(due, today);
  return { ...rules, past, soon, held, mark: markOf(rules, today) };
}

/** Returns which candidates a current or proposed rule deletes, and when. */
export function previewRetention(ctx: UserContext, proposed: ProposedRule): RetentionPreview {
  const ownerId = ctx.user.id;
  const rules = withProposed(findRetentionRules(ctx.db, ownerId), proposed);
  const today = currentDay(ctx);
  const due = countByArrival(ctx.db, { ownerId, rules });
  const months = new Map<string, number>();
  let kept = 0;
  for (const each of due) {
    const until = lastRetentionDay(each);
    if (until === null) kept += each.count;
    else if (until >= today)
      months.set(until.slice(0, 7), (months.get(until.slice(0, 7)) ?? 0) + each.count);
  }
  const next = listNextDue(ctx.db, { ownerId, rules }, maxListed)
    .map(({ received, months: term, ...who }) => ({ ...who, keptUntil: keptUntil(received, term) }))
    .sort((one, other) => (one.keptUntil < other.keptUntil ? -1 : 1));
  return {
    ...{ ...countDue(due, today), kept, next },
    months: [...months]
      .map(([month, count]) => ({ month, count }))
      .sort((one, other) => (one.month < other.month ? -1 : 1)),
  };
}

function withProposed(rules: RetentionRules, { keepMonths, job }: ProposedRule): RetentionRules {
  const own = keepMonths === undefined ? rules.keepMonths : keepMonths;
  if (job === undefined) return { ...rules, keepMonths: own };
  const others = rules.jobs.filter(({ id }) => id !== job.id);
  const ofJob =
    job.keepMonths === "account" ? [] : [{ id: job.id, title: "", keepMonths: job.keepMonths }];
  return { keepMonths: own, jobs: [...others, ...ofJob] };
}

const lastRetentionDay = ({ received, months }: Pick<Due, "received" | "months">): string | null =>
  months === indefiniteMonths ? null : keptUntil(received, months);

/** Candidates on hold are counted separately, and not as past their retention. */
function countDue(due: readonly Due[], today: string) {
  const counts = { past: 0, soon: 0, held: 0 };
  const warningLimit = daysAfter(today, warningDays);
  for (const each of due) {
    const until = lastRetentionDay(each);
    if (until === null || until > warningLimit) continue;
    if (until >= today) counts.soon += each.isHeld ? 0 : each.count;
    else if (each.isHeld) counts.held += each.count;
    else counts.past += each.count;
  }
  return counts;
}

const markOf = ({ keepMonths, jobs }: RetentionRules, today: string): string =>
  createHash("sha256")
    .update(JSON.stringify([today, keepMonths, jobs.map((job) => [job.id, job.keepMonths])]))
    .digest("base64url")
    .slice(0, 22);

export function setRetention(ctx: UserContext, keepMonths: KeepMonths): Retention {
  saveKeepMonths(ctx.db, keepMonths, {
    ...{ ...actedBy(ctx), userId: ctx.user.id },
    action: "account.retention",
    metadata: { months: keepMonths ?? 0 },
    now: ctx.clock(),
  });
  return showRetention(ctx);
}

export function setJobRetention(
  ctx: UserContext,
  job: OwnedJob,
  keepMonths: JobKeepMonths,
): Retention {
  saveJobKeepMonths(ctx.db, job, {
    keepMonths: keepMonths === "account" ? undefined : keepMonths,
    action: {
      ...actedBy(ctx),
      action: "job.retention",
      resource: { type: "job", id: job.id },
      metadata: { months: keepMonths ?? 0 },
      now: ctx.clock(),
    },
  });
  return showRetention(ctx);
}

export function holdCandidate(ctx: UserContext, candidate: OwnedCandidate, reason: string): Hold {
  const by = { id: ctx.user.id, name: personName(ctx.user) };
  saveHold(ctx.db, candidate, { reason, by, action: actionOn(ctx, candidate, "candidate.hold") });
  return { reason, by: by.name, at: ctx.clock() };
}

export function releaseCandidate(ctx: UserContext, candidate: OwnedCandidate): void {
  deleteHold(ctx.db, candidate, actionOn(ctx, candidate, "candidate.release"));
}

export const findHold = (ctx: UserContext, { id }: OwnedCandidate): Hold | null =>
  listHolds(ctx.db, [id]).get(id) ?? null;

const actionOn = <Action extends "candidate.hold" | "candidate.release">(
  ctx: UserContext,
  { id }: OwnedCandidate,
  action: Action,
) => ({
  ...actedBy(ctx),
  action,
  resource: { type: "candidate" as const, id },
  now: ctx.clock(),
});

/**
 * Deletes candidates past their retention, like a deletion by hand. Only this call deletes them.
 * The caller passes the mark of the preview, which prevents deleting more than was shown.
 */
export async function erasePast(
  ctx: UserContext,
  mark: string,
): Promise<{ message: string; ids: number[]; left: number }> {
  const rules = findRetentionRules(ctx.db, ctx.user.id);
  const today = currentDay(ctx);
  if (markOf(rules, today) !== mark)
    throw new AppError("CONFLICT", "The retention rules or the day changed. Look again first.");
  const owned = { ownerId: ctx.user.id, rules, today };
  const ids = listPastRetention(ctx.db, owned, maxAtOnce);
  if (ids.length > 0) await deleteCandidates(ctx, ids);
  const message = `${ids.length} ${ids.length === 1 ? "candidate" : "candidates"} deleted`;
  return { message, ids, left: showRetention(ctx).past };
}
