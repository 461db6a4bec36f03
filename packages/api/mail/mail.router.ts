import { listMails, retryMail } from "@resume-picker/db/queries/mails/mails";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { adminProcedure, router } from "../trpc.ts";

const shownMails = 200;

export const mailRouter = router({
  list: adminProcedure.query(({ ctx }) => listMails(ctx.db, shownMails)),

  retry: adminProcedure
    .input(z.object({ id: z.number().int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      const now = ctx.clock();
      if (!(await retryMail(ctx.db, id, now))) {
        throw new AppError("NOT_FOUND", "This email doesn’t exist or was already sent.");
      }
      ctx.wakeMail();
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "mail.retry",
        resource: { type: "mail", id },
        now,
      });
      return { message: "The mail is being sent again." };
    }),
});
