import { queueMail } from "@resume-picker/db/queries/mails/mails";
import {
  createSupportRequest,
  listSupportRequests,
  setSupportStatus,
} from "@resume-picker/db/queries/support";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { supportMail } from "@resume-picker/domain/accounts/mails";
import { supportStatuses } from "@resume-picker/domain/admin/operations";
import { supportCategories } from "@resume-picker/domain/support/support-rules";
import { SupportRequest } from "@resume-picker/domain/support/support-request";
import { z } from "zod";
import { requireQuotaFor } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import { countMail } from "../mail/count-mail.ts";
import { adminProcedure, router, userProcedure } from "../trpc.ts";

export const supportRouter = router({
  list: adminProcedure.query(({ ctx }) => listSupportRequests(ctx.db)),

  setStatus: adminProcedure
    .input(z.object({ id: z.number().int(), status: z.enum(supportStatuses) }))
    .mutation(async ({ ctx, input: { id, status } }) => {
      const request = await setSupportStatus(ctx.db, id, status);
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "support.status",
        resource: { type: "support-request", id },
        metadata: { status },
        now: ctx.clock(),
      });
      return request;
    }),

  contact: userProcedure.input(SupportRequest).mutation(async ({ ctx, input }) => {
    await ctx.rateLimits.count("support-user", ctx.user.id);
    requireQuotaFor(ctx, "supportRequests");
    if (ctx.supportEmail !== null) await countMail(ctx, ctx.user.id);
    const now = ctx.clock();
    // Signed-in users write from their own address, whatever the form contains.
    const request = { ...input, email: ctx.user.email ?? input.email };
    const id = await createSupportRequest(ctx.db, request, { userId: ctx.user.id, now });
    if (ctx.supportEmail !== null) {
      const { label } = supportCategories.find(({ value }) => value === input.category) ?? {
        label: input.category,
      };
      const { subject, message, email = null, name = null } = request;
      const to = { email: ctx.supportEmail, siteName: ctx.settings.current().SITE_NAME };
      const mail = supportMail(to, {
        id,
        categoryLabel: label,
        subject,
        message,
        email: email || null,
        name,
      });
      await queueMail(ctx.db, { mail, userId: ctx.user.id }, now);
      ctx.wakeMail();
    }
    await recordAction(ctx.db, {
      ...actedBy(ctx),
      action: "support.request",
      resource: { type: "support-request", id },
      metadata: { category: input.category },
      now,
    });
    const message = "Your support request has been sent successfully. We'll get back to you soon!";
    return { message, id };
  }),
});
