import { accountsRouter } from "./accounts/accounts.router.ts";
import { adminRouter } from "./admin/admin.router.ts";
import { rankingCheckRouter } from "./ranking-check/ranking-check.router.ts";
import { blogRouter } from "./blog/blog.router.ts";
import { candidatesRouter } from "./candidates/candidates.router.ts";
import { decisionsRouter } from "./decisions/decisions.router.ts";
import { evidenceRouter } from "./evidence/evidence.router.ts";
import { jobsRouter } from "./jobs/jobs.router.ts";
import { mailRouter } from "./mail/mail.router.ts";
import { messagesRouter } from "./messages/messages.router.ts";
import { mediaRouter } from "./media/media.router.ts";
import { logsRouter } from "./logs/logs.router.ts";
import { candidateReportRouter } from "./candidate-report/candidate-report.router.ts";
import { talentPoolRouter } from "./talent-pool/talent-pool.router.ts";
import { mentionsRouter } from "./notes/mentions.router.ts";
import { notesRouter } from "./notes/notes.router.ts";
import { judgingRouter } from "./scoring/judging.router.ts";
import { scoringRouter } from "./scoring/scoring.router.ts";
import { reviewLinksRouter } from "./review-links/review-links.router.ts";
import { settingsRouter } from "./settings/settings.router.ts";
import { shortlistRouter } from "./shortlist/shortlist.router.ts";
import { supportRouter } from "./support/support.router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { uploadsRouter } from "./uploads/uploads.router.ts";

export const appRouter = router({
  accounts: accountsRouter,
  jobs: jobsRouter,
  candidates: candidatesRouter,
  candidateReport: candidateReportRouter,
  talentPool: talentPoolRouter,
  rankingCheck: rankingCheckRouter,
  uploads: uploadsRouter,
  judging: judgingRouter,
  scoring: scoringRouter,
  reviewLinks: reviewLinksRouter,
  shortlist: shortlistRouter,
  decisions: decisionsRouter,
  evidence: evidenceRouter,
  messages: messagesRouter,
  mentions: mentionsRouter,
  notes: notesRouter,
  support: supportRouter,
  admin: adminRouter,
  blog: blogRouter,
  media: mediaRouter,
  logs: logsRouter,
  mail: mailRouter,
  settings: settingsRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Api = ReturnType<typeof createCaller>;
