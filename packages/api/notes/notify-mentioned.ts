import { addMentions, isOnThatJob } from "@resume-picker/db/queries/decisions/mentions";
import type { ReviewableCandidate, ReviewableJob } from "@resume-picker/db/queries/allowed-rows";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import { queueMail } from "@resume-picker/db/queries/mails/mails";
import { listMembers } from "@resume-picker/db/queries/members";
import { mentionMail } from "@resume-picker/domain/accounts/mails";
import { personName } from "@resume-picker/domain/accounts/person-name";
import { findMentions } from "@resume-picker/domain/decisions/mentions";
import { AppError } from "@resume-picker/domain/errors";
import { tryCountMail } from "../mail/count-mail.ts";
import { requireJob } from "../require-job.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Returns the job in which a note is written.
 * @throws AppError NOT_FOUND if the candidate isn't on it or the author can't see it.
 */
export async function requireJobOfNote(
  ctx: UserContext,
  candidate: ReviewableCandidate,
  jobId: number,
): Promise<ReviewableJob> {
  const job = await requireJob(ctx, jobId, "review");
  if (isOnThatJob(ctx.db, job, candidate)) return job;
  throw new AppError("NOT_FOUND", "Candidate not found");
}

type Written = { noteId: number; text: string; job: ReviewableJob };

/**
 * Adds a note to the inbox of each job member it mentions. Other users with that name aren't
 * notified, and neither are members of the candidate's other jobs.
 */
export async function notifyMentioned(
  ctx: UserContext,
  candidate: ReviewableCandidate,
  { noteId, text, job }: Written,
): Promise<void> {
  const members = await listMembers(ctx.db, job);
  const others = members.filter(({ userId, isActive }) => isActive && userId !== ctx.user.id);
  const named = findMentions(text, others);
  const userIds = addMentions(ctx.db, job, { noteId, userIds: named, now: ctx.clock() });
  const link = new URL(`/jobs/${job.id}?candidate=${candidate.id}`, ctx.appUrl).href;
  for (const userId of userIds) await mailTo(ctx, userId, { jobTitle: job.title, link });
}

/** The mail contains the author and job, but nothing from the note or about the candidate. */
async function mailTo(
  ctx: UserContext,
  userId: string,
  { jobTitle, link }: { jobTitle: string; link: string },
): Promise<void> {
  if (ctx.mailHost === null) return;
  const user = await findUser(ctx.db, userId);
  // Unverified addresses get no text written by users.
  if (user === null || user.email === null || !user.emailVerified) return;
  if (!(await tryCountMail(ctx, ctx.user.id))) return;
  const siteName = ctx.settings.current().SITE_NAME;
  const person = { email: user.email, firstName: user.firstName, emailVerified: true, siteName };
  const mail = mentionMail(person, { by: personName(ctx.user), jobTitle }, link);
  await queueMail(ctx.db, { mail, userId }, ctx.clock());
  ctx.wakeMail();
}
