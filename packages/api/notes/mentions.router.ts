import { countUnread, listMentions, markRead } from "@resume-picker/db/queries/decisions/mentions";
import { maxMentionText } from "@resume-picker/domain/decisions/mentions";
import type { Mention } from "@resume-picker/domain/decisions/mentions";
import { z } from "zod";
import { hideForCandidate } from "../blind/hide-identity.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";

const shownMentions = 100;

const Ids = z.object({ ids: z.array(z.number().int().positive()).min(1).max(shownMentions) });

export const mentionsRouter = router({
  /** Notes of others that mention the user, newest first. */
  list: userProcedure.query(({ ctx }) =>
    listMentions(ctx.db, ctx.user.id, shownMentions).map((mention) => shorten(ctx, mention)),
  ),

  unread: userProcedure.query(({ ctx }) => ({ count: countUnread(ctx.db, ctx.user.id) })),

  markRead: userProcedure.input(Ids).mutation(({ ctx, input }) => {
    markRead(ctx.db, ctx.user.id, { ids: input.ids, now: ctx.clock() });
    return { message: "Marked as read" };
  }),
});

/** Hides words before truncating, because half of a hidden word would stay visible. */
function shorten(ctx: UserContext, mention: Mention): Mention {
  if (mention.text.length <= maxMentionText) return mention;
  const { text } = hideForCandidate(ctx, mention.candidateId, { text: mention.text });
  return { ...mention, text: Array.from(text).slice(0, maxMentionText).join("") };
}
