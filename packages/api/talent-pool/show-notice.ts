import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { findRetentionRules } from "@resume-picker/db/queries/talent-pool/retention";
import { applicantNotice } from "@resume-picker/domain/talent-pool/applicant-notice";
import type { UserContext } from "../trpc.ts";

/** Returns false if only postings are sent to the service. */
const sendsCvs = ({ judge, readRoles, ranker }: UserContext["ai"]) =>
  judge !== null || readRoles !== null || ranker === null;

/** Returns the privacy notice for applicants, optionally for one job. */
export function showNotice(ctx: UserContext, job: OwnedJob | null): { markdown: string } {
  const { SITE_NAME, IMPRINT_URL, PRIVACY_URL, SUPPORT_EMAIL } = ctx.settings.current();
  const rules = findRetentionRules(ctx.db, ctx.user.id);
  const ofJob = rules.jobs.find(({ id }) => id === job?.id);
  const markdown = applicantNotice({
    siteName: SITE_NAME,
    jobTitle: job?.title ?? null,
    keepMonths: ofJob ? ofJob.keepMonths : rules.keepMonths,
    imprintUrl: IMPRINT_URL ?? null,
    privacyUrl: PRIVACY_URL ?? null,
    supportEmail: SUPPORT_EMAIL ?? null,
    aiHost: sendsCvs(ctx.ai) ? ctx.ai.host : null,
  });
  return { markdown };
}
