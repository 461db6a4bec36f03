import { listOlderLogEntries } from "@resume-picker/db/queries/logs";
import { ClientError } from "@resume-picker/domain/logs/client-error";
import { olderEntriesAtOnce } from "@resume-picker/domain/logs/log-rules";
import { z } from "zod";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { toEntry } from "./log-store.ts";
import { reportClientError } from "./report-client-error.ts";
import { summarizeLogs } from "./summarize-logs.ts";

export const logsRouter = router({
  /** An admin sees what happened to everybody, a user what happened to their own requests. */
  summary: userProcedure.query(({ ctx }) =>
    summarizeLogs(ctx, ctx.user.role === "admin" ? null : ctx.user.id, ctx.clock()),
  ),

  /** What was written before an entry, oldest first: at most 500, of the user who asks, or of everybody for an admin. */
  older: userProcedure
    .input(z.object({ before: z.number().int().positive() }))
    .query(async ({ ctx, input: { before } }) => {
      const scope = ctx.user.role === "admin" ? null : ctx.user.id;
      const rows = await listOlderLogEntries(ctx.db, { scope, before, limit: olderEntriesAtOnce });
      return rows.map(toEntry);
    }),

  reportClientError: publicProcedure.input(ClientError).mutation(async ({ ctx, input }) => {
    await reportClientError(ctx, input);
    return { message: "Thank you, the error has been reported." };
  }),
});
