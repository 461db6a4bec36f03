import { countUnread, listMentions, markRead } from "@resume-picker/db/queries/decisions/mentions";
import { z } from "zod";
import { router, userProcedure } from "../trpc.ts";

const shownMentions = 100;

const Ids = z.object({ ids: z.array(z.number().int().positive()).min(1).max(shownMentions) });

export const mentionsRouter = router({
  /** Notes in which others named the user, newest first. */
  list: userProcedure.query(({ ctx }) => listMentions(ctx.db, ctx.user.id, shownMentions)),

  unread: userProcedure.query(({ ctx }) => ({ count: countUnread(ctx.db, ctx.user.id) })),

  markRead: userProcedure.input(Ids).mutation(({ ctx, input }) => {
    markRead(ctx.db, ctx.user.id, { ids: input.ids, now: ctx.clock() });
    return { message: "Marked as read" };
  }),
});
