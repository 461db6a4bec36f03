import { findUserByAddress, findUserByName } from "@resume-picker/db/queries/accounts/users";
import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { OwnedJob, ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import {
  handOver as saveHandOver,
  listMembers,
  removeMember as deleteMember,
  saveMember,
} from "@resume-picker/db/queries/members";
import { foldUsername, isAddress, normalizeAddress } from "@resume-picker/domain/accounts/names";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { requireRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobMember, MemberInput } from "@resume-picker/domain/jobs/sharing/members";
import { actedBy } from "../acted-by.ts";
import { requireQuotaForCvs, requireQuotaForJob } from "../accounts/quota.ts";
import type { UserContext } from "../trpc.ts";

/** Adds a member, changes their role, or transfers ownership to them. Returns all members. */
export async function setMember(
  ctx: UserContext,
  job: OwnedJob,
  { user: typed, role }: MemberInput,
): Promise<JobMember[]> {
  const user = await findPerson(ctx, typed);
  if (user.id === job.createdBy) throw new AppError("CONFLICT", "This is the job’s owner.");
  const member = (await listMembers(ctx.db, job)).find(({ userId }) => userId === user.id);
  if (role === "owner") {
    if (!member) throw new AppError("CONFLICT", "Add this person as a member first.");
    await handOver(ctx, job, user.id);
  } else {
    const action = member ? "job.change-member" : "job.add-member";
    const entry = actionOn(ctx, user.id, { action, metadata: { job: job.id, role } });
    await saveMember(ctx.db, job, { userId: user.id, role, action: entry });
  }
  ctx.jobChanges.endOf(user.id);
  return listMembers(ctx.db, job);
}

/** Lets members leave, and the owner remove others. Their decisions keep their name. */
export async function removeMember(
  ctx: UserContext,
  job: ViewableJob,
  userId: string,
): Promise<void> {
  const isSelf = userId === ctx.user.id;
  if (!isSelf) requireRole(job.role, "own");
  const what = isSelf ? "job.leave" : "job.remove-member";
  const action = actionOn(ctx, userId, { action: what, metadata: { job: job.id } });
  if (await deleteMember(ctx.db, job, { userId, action })) {
    ctx.changedJobs.add(job.id);
    ctx.jobChanges.endOf(userId);
    return;
  }
  if (userId === job.createdBy)
    throw new AppError("CONFLICT", "The owner can’t leave. Hand the job over first.");
  throw new AppError("NOT_FOUND", "Member not found");
}

async function handOver(ctx: UserContext, job: OwnedJob, to: string): Promise<void> {
  await requireQuotaForJob(ctx, to);
  await requireQuotaForCvs(ctx, { ownerId: to });
  const action = actionOn(ctx, to, { action: "job.hand-over", metadata: { job: job.id } });
  await saveHandOver(ctx.db, job, { to, action });
}

/**
 * Finds a user with an active account. Unknown names are rate-limited, since they could be guesses.
 * @throws AppError NOT_FOUND if the user doesn't exist.
 */
async function findPerson(ctx: UserContext, typed: string): Promise<User> {
  await ctx.rateLimits.check("member-unknown-user", ctx.user.id);
  const found = isAddress(typed)
    ? await findUserByAddress(ctx.db, normalizeAddress(typed))
    : await findUserByName(ctx.db, foldUsername(typed));
  if (found?.user.isActive === true) return found.user;
  await ctx.rateLimits.count("member-unknown-user", ctx.user.id);
  throw new AppError("NOT_FOUND", `No active account named “${typed}”. Check the spelling.`);
}

const actionOn = (
  ctx: UserContext,
  userId: string,
  what: Required<Pick<NewAction, "action" | "metadata">>,
): NewAction => ({
  ...actedBy(ctx),
  ...what,
  resource: { type: "user", id: userId },
  now: ctx.clock(),
});
