import { reportAudiences } from "@resume-picker/domain/candidate-report/candidate-report";
import { reportPage } from "@resume-picker/domain/candidate-report/report-page";
import { z } from "zod";
import { HtmlPage, nobody } from "../download.ts";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { makeReport } from "./make-report.ts";

const Wanted = JobId.extend({
  candidateId: z.number().int().positive(),
  audience: z.enum(reportAudiences).default("internal"),
  format: z.enum(["json", "html"]).default("json"),
});

export const candidateReportRouter = router({
  show: userProcedure.input(Wanted).query(async ({ ctx, input }) => {
    const report = await makeReport(ctx, await requireJob(ctx, input.id, "view"), input);
    return input.format === "html" ? new HtmlPage(reportPage(report), nobody) : report;
  }),
});
