import { accountsRouter } from "./accounts/accounts.router.ts";
import { adminRouter } from "./admin/admin.router.ts";
import { agreementRouter } from "./agreement/agreement.router.ts";
import { blogRouter } from "./blog/blog.router.ts";
import { candidatesRouter } from "./candidates/candidates.router.ts";
import { decisionsRouter } from "./decisions/decisions.router.ts";
import { jobsRouter } from "./jobs/jobs.router.ts";
import { mailRouter } from "./mail/mail.router.ts";
import { mediaRouter } from "./media/media.router.ts";
import { logsRouter } from "./logs/logs.router.ts";
import { packetRouter } from "./packet/packet.router.ts";
import { poolRouter } from "./pool/pool.router.ts";
import { notesRouter } from "./notes/notes.router.ts";
import { scoringRouter } from "./scoring/scoring.router.ts";
import { shortlistRouter } from "./shortlist/shortlist.router.ts";
import { supportRouter } from "./support/support.router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { uploadsRouter } from "./uploads/uploads.router.ts";

export const appRouter = router({
  accounts: accountsRouter,
  jobs: jobsRouter,
  candidates: candidatesRouter,
  packet: packetRouter,
  pool: poolRouter,
  agreement: agreementRouter,
  uploads: uploadsRouter,
  scoring: scoringRouter,
  shortlist: shortlistRouter,
  decisions: decisionsRouter,
  notes: notesRouter,
  support: supportRouter,
  admin: adminRouter,
  blog: blogRouter,
  media: mediaRouter,
  logs: logsRouter,
  mail: mailRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Api = ReturnType<typeof createCaller>;
