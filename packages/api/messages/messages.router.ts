import { listMessages } from "@resume-picker/db/queries/messages/messages";
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
} from "@resume-picker/db/queries/messages/templates";
import { SendMessages } from "@resume-picker/domain/messages/candidate-message";
import { maxRecipients } from "@resume-picker/domain/messages/message-rules";
import { MessageTemplateInput } from "@resume-picker/domain/messages/message-template";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { JobId, requireJob } from "../require-job.ts";
import { requireQuotaFor } from "../require-quota.ts";
import { router, userProcedure } from "../trpc.ts";
import { previewMessages } from "./preview-messages.ts";
import { sendMessages } from "./send-messages.ts";

const Id = z.number().int().positive();
const TemplateId = z.object({ id: Id });
const Preview = JobId.extend({
  templateId: Id,
  candidateIds: z.array(Id).min(1).max(maxRecipients),
});

export const messagesRouter = router({
  templates: userProcedure.query(({ ctx }) => listTemplates(ctx.db, ctx.user.id)),

  addTemplate: userProcedure.input(MessageTemplateInput).mutation(async ({ ctx, input }) => {
    requireQuotaFor(ctx, "messageTemplates");
    return addTemplate(ctx.db, ctx.user.id, { template: input, now: ctx.clock() });
  }),

  changeTemplate: userProcedure
    .input(MessageTemplateInput.and(TemplateId))
    .mutation(async ({ ctx, input: { id, ...template } }) => {
      const now = ctx.clock();
      const changed = await changeTemplate(ctx.db, ctx.user.id, { id, template, now });
      if (!changed) throw new AppError("NOT_FOUND", "Template not found");
      return changed;
    }),

  deleteTemplate: userProcedure.input(TemplateId).mutation(async ({ ctx, input }) => {
    if (!(await deleteTemplate(ctx.db, ctx.user.id, input.id)))
      throw new AppError("NOT_FOUND", "Template not found");
    return { message: "Template deleted" };
  }),

  /** Returns the messages as the candidates would read them. Nothing is sent. */
  preview: userProcedure.input(Preview).query(async ({ ctx, input: { id, ...chosen } }) => {
    return previewMessages(ctx, await requireJob(ctx, id, "edit"), chosen);
  }),

  /** Sends messages requested by a person. API tokens can't call this. */
  send: userProcedure
    .input(JobId.extend(SendMessages.shape))
    .mutation(async ({ ctx, input: { id, ...sent } }) => {
      return sendMessages(ctx, await requireJob(ctx, id, "edit"), sent);
    }),

  /** The messages sent to a candidate for the job, oldest first. */
  history: userProcedure.input(JobId.extend({ candidateId: Id })).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    const { id } = await requireCandidate(ctx, input.candidateId, "view");
    return (await listMessages(ctx.db, job, [id])).map(({ message }) => message);
  }),
});
