import { ClientError } from "@resume-picker/domain/logs/client-error";
import { LogPage, LogQuery } from "@resume-picker/domain/logs/log-query";
import { z } from "zod";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { logScope } from "./log-scope.ts";
import { reportClientError } from "./report-client-error.ts";
import { countLogs, exportLogs, listLogs, showLogContext } from "./search-logs.ts";
import { summarizeLogs } from "./summarize-logs.ts";

const defaultLimit = 100;

export const logsRouter = router({
  summary: userProcedure.query(({ ctx }) => summarizeLogs(ctx, logScope(ctx.user), ctx.clock())),

  /** Returns a page of the stored entries that match the filter, newest first. */
  list: userProcedure
    .input(LogPage)
    .query(({ ctx, input: { limit = defaultLimit, before, ...filter } }) =>
      listLogs(ctx, filter, { before, limit }),
    ),
  counts: userProcedure.input(LogQuery).query(({ ctx, input }) => countLogs(ctx, input)),
  export: userProcedure.input(LogQuery).query(({ ctx, input }) => exportLogs(ctx, input)),
  /** Returns an entry with those logged just before and after it. */
  context: userProcedure
    .input(z.object({ id: z.coerce.number().int().positive() }))
    .query(({ ctx, input }) => showLogContext(ctx, input.id)),

  reportClientError: publicProcedure.input(ClientError).mutation(async ({ ctx, input }) => {
    await reportClientError(ctx, input);
    return { message: "Thank you, the error has been reported." };
  }),
});
