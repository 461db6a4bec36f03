import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { addMessages } from "@resume-picker/db/queries/messages/messages";
import { personName } from "@resume-picker/domain/accounts/person-name";
import { AppError } from "@resume-picker/domain/errors";
import type { SendMessages, SentMessage } from "@resume-picker/domain/messages/candidate-message";
import { maxMessagesOfCandidate } from "@resume-picker/domain/messages/message-rules";
import { actedBy } from "../acted-by.ts";
import { requireQuotaFor } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";
import { fillMessages } from "./fill-messages.ts";
import { reasonNotToSend, routeOf } from "./preview-messages.ts";

/**
 * Sends the previewed messages, at most once per candidate. Messages are always requested by a
 * person, and never by a rule, engine or decision.
 * @throws AppError CONFLICT if the template was changed since. Nothing is sent then.
 */
export async function sendMessages(
  ctx: UserContext,
  job: EditableJob,
  { templateId, templateUpdatedAt, recipients }: SendMessages,
): Promise<{ sent: SentMessage[] }> {
  const refusal = reasonNotToSend(ctx);
  if (refusal !== null) throw new AppError("FORBIDDEN", refusal);
  const candidateIds = recipients.map(({ candidateId }) => candidateId);
  const { template, messages } = await fillMessages(ctx, job, { templateId, candidateIds });
  if (template.updatedAt.getTime() !== templateUpdatedAt)
    throw new AppError("CONFLICT", "The template was changed. Check the preview and send again.");
  requireQuotaFor(ctx, "messages", { ownerId: job.createdBy, adding: messages.length });
  const route = routeOf(ctx);
  // A mail program shows its recipients.
  if (route === "mailto" && ctx.identityFilter.hiddenOf(candidateIds).size > 0)
    throw new AppError("FORBIDDEN", "Reveal the candidates first: your mail program names them.");
  const wanted = new Map(recipients.map((each) => [each.candidateId, each]));
  const ready = messages.flatMap(({ recipient, ...message }) => {
    const { seen, again } = wanted.get(message.candidateId) ?? { seen: 0, again: false };
    return recipient === null ? [] : [{ ...message, recipient, seen, again }];
  });
  if (route === "smtp") await countMails(ctx, ready.length);
  const added = await addMessages(ctx.db, job, {
    ...{ messages: ready, template, route, max: maxMessagesOfCandidate },
    replyTo: ctx.user.email,
    by: { id: ctx.user.id, name: personName(ctx.user) },
    action: {
      ...actedBy(ctx),
      action: "candidate.message",
      resource: { type: "job", id: job.id },
      metadata: { kind: template.kind, route },
      now: ctx.clock(),
    },
  });
  if (route === "smtp" && added.size > 0) ctx.wakeMail();
  const outcomeOf = (id: number, recipient: string | null) => {
    if (recipient === null) return "no-address";
    if (!added.has(id)) return "already";
    return route === "smtp" ? "waiting" : "open";
  };
  return {
    sent: messages.map(({ candidateId, recipient, subject, text }) => ({
      ...{ candidateId, recipient, subject, text },
      outcome: outcomeOf(candidateId, recipient),
    })),
  };
}

/** Deleting a candidate doesn't reset this count. */
async function countMails({ rateLimits, user }: UserContext, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await rateLimits.count("candidate-mails-user", user.id);
}
