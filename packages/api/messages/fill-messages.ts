import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { listMessages, listTargets } from "@resume-picker/db/queries/messages/messages";
import { findTemplate } from "@resume-picker/db/queries/messages/templates";
import { isEmailAddress } from "@resume-picker/domain/accounts/account-rules";
import { personName } from "@resume-picker/domain/accounts/person-name";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import { fillTemplate, namesOf, oneLine } from "@resume-picker/domain/messages/fill-template";
import type { MessagePreview } from "@resume-picker/domain/messages/candidate-message";
import type { MessageTemplate } from "@resume-picker/domain/messages/message-template";
import type { UserContext } from "../trpc.ts";

/**
 * Fills in the template for each candidate, in the given order.
 * @throws AppError NOT_FOUND if the template isn't the user's, or a candidate isn't on the job.
 */
export async function fillMessages(
  ctx: UserContext,
  job: EditableJob,
  { templateId, candidateIds }: { templateId: number; candidateIds: readonly number[] },
): Promise<{ template: MessageTemplate; messages: MessagePreview[] }> {
  const template = await findTemplate(ctx.db, ctx.user.id, templateId);
  if (!template) throw new AppError("NOT_FOUND", "Template not found");
  const ids = [...new Set(candidateIds)];
  const targets = new Map((await listTargets(ctx.db, job, ids)).map((each) => [each.id, each]));
  const before = await listMessages(ctx.db, job, ids);
  const ofJob = { job_title: oneLine(job.title), sender_name: personName(ctx.user) };
  const messages = ids.map((candidateId) => {
    const target = targets.get(candidateId);
    if (!target) throw new AppError("NOT_FOUND", "Candidate not found");
    const past = before.filter(({ message }) => message.candidateId === candidateId);
    return {
      candidateId,
      name: displayName(target),
      recipient: addressOf(target.email),
      ...fillTemplate(template, { ...ofJob, ...namesOf(target.name) }),
      before: past.map(({ message: { templateName, kind, state, at, by } }) => ({
        ...{ templateName, kind, state, at, by },
      })),
      isRepeated: past.some((each) => each.templateId === template.id),
    };
  });
  return { template, messages };
}

/** CVs may contain anything, so only a single plain address is used. */
const addressOf = (email: string | null): string | null =>
  email !== null && isEmailAddress(email) ? email : null;
