import { ClientError } from "@resume-picker/domain/logs/client-error";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { reportClientError } from "./report-client-error.ts";
import { summarizeLogs } from "./summarize-logs.ts";

export const logsRouter = router({
  /** An admin sees what happened to everybody, a user what happened to their own requests. */
  summary: userProcedure.query(({ ctx }) =>
    summarizeLogs(ctx, ctx.user.role === "admin" ? null : ctx.user.id, ctx.clock()),
  ),

  reportClientError: publicProcedure.input(ClientError).mutation(async ({ ctx, input }) => {
    await reportClientError(ctx, input);
    return { message: "Thank you, the error has been reported." };
  }),
});
