import { RankingCost } from "@resume-picker/domain/scoring/estimate-ranking";
import { JobJudging, JudgingPreview } from "@resume-picker/domain/scoring/judging/job-judging";
import { ApiToken, CreatedApiToken } from "@resume-picker/domain/accounts/api-token";
import { LimitUsage } from "@resume-picker/domain/accounts/account-limits";
import { Profile } from "@resume-picker/domain/accounts/profile";
import { User } from "@resume-picker/domain/accounts/user";
import { BlindEvent } from "@resume-picker/domain/blind/blind-review";
import { Candidate } from "@resume-picker/domain/candidates/candidate";
import { CandidateVersion } from "@resume-picker/domain/candidates/versions/candidate-version";
import { CandidateProfile, ShownDocument } from "@resume-picker/domain/candidates/document";
import { ShownLayout } from "@resume-picker/domain/candidates/shown-layout";
import { Job, SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { JobMember } from "@resume-picker/domain/jobs/sharing/members";
import { JobProposal } from "@resume-picker/domain/posting/propose-job";
import { CandidateRecord } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { ListedUpload, UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { z } from "zod";
import { adminRoutes, logRoutes } from "./admin-routes.ts";
import { blogRoutes } from "./blog-routes.ts";
import { decisionRoutes } from "./decision-routes.ts";
import { evidenceRoutes } from "./evidence-routes.ts";
import { readForm } from "./read.ts";
import { route } from "./route.ts";
import { writeFile, writeList, writeStream } from "./write.ts";

const binary = { type: "string", format: "binary" };
const Message = z.object({ message: z.string() });

/** All REST paths of the product, each served by one procedure. */
export const routes = [
  route("GET    /api/auth/user", (api) => api.accounts.currentUser, { returns: User }),
  route("POST   /api/login", (api) => api.accounts.signIn, { returns: User }),
  route("POST   /api/register", (api) => api.accounts.signUp, { status: 201, returns: User }),
  route("POST   /api/logout", (api) => api.accounts.signOut, { returns: Message }),
  route("POST   /api/auth/invitation", (api) => api.accounts.invitation),
  route("GET    /api/account/profile", (api) => api.accounts.profile, { returns: Profile }),
  route("PATCH  /api/account/profile", (api) => api.accounts.updateProfile, { returns: Profile }),
  route("DELETE /api/account/email-change", (api) => api.accounts.cancelEmailChange, {
    returns: Message,
  }),
  route("POST   /api/account/picture", (api) => api.accounts.setPicture, {
    read: readForm,
    form: { required: ["image"], properties: { image: binary } },
    returns: Profile,
  }),
  route("DELETE /api/account/picture", (api) => api.accounts.removePicture, { returns: Profile }),
  route("GET    /api/account/usage", (api) => api.accounts.usage, {
    returns: z.array(LimitUsage),
  }),
  route("GET    /api/account/sessions", (api) => api.accounts.sessions),
  route("DELETE /api/account/sessions/:ref", (api) => api.accounts.endSession, {
    returns: Message,
  }),
  route("POST   /api/account/sign-out-everywhere", (api) => api.accounts.signOutEverywhere, {
    returns: Message,
  }),
  route("GET    /api/account/tokens", (api) => api.accounts.tokens, {
    returns: z.array(ApiToken),
  }),
  route("POST   /api/account/tokens", (api) => api.accounts.createToken, {
    status: 201,
    returns: CreatedApiToken,
  }),
  route("DELETE /api/account/tokens/:id", (api) => api.accounts.revokeToken, {
    returns: Message,
  }),
  route("GET    /api/account/export", (api) => api.accounts.exportData, { write: writeStream }),
  route("GET    /api/account/second-factor", (api) => api.accounts.secondFactor),
  route("POST   /api/account/second-factor", (api) => api.accounts.startSecondFactor),
  route("POST   /api/account/second-factor/confirm", (api) => api.accounts.confirmSecondFactor),
  route("POST   /api/account/second-factor/disable", (api) => api.accounts.disableSecondFactor, {
    returns: Message,
  }),
  route("GET    /api/account/openid", (api) => api.accounts.openIdIdentity),
  route("POST   /api/account/openid", (api) => api.accounts.connectOpenId),
  route("POST   /api/account/openid/disconnect", (api) => api.accounts.disconnectOpenId, {
    returns: Message,
  }),
  route("POST   /api/auth/openid/code", (api) => api.accounts.finishOpenIdSignIn, {
    returns: User,
  }),
  route("POST   /api/account/delete", (api) => api.accounts.deleteAccount, { returns: Message }),

  route("POST   /api/auth/change-password", (api) => api.accounts.changePassword, {
    returns: Message,
  }),
  route("POST   /api/verify-email", (api) => api.accounts.verifyEmail, { returns: Message }),
  route("POST   /api/forgot-password", (api) => api.accounts.forgotPassword, { returns: Message }),
  route("POST   /api/validate-reset-token", (api) => api.accounts.validateResetToken),
  route("POST   /api/reset-password", (api) => api.accounts.resetPassword, { returns: Message }),

  route("GET    /api/jobs", (api) => api.jobs.streamInFull, {
    write: writeList,
    returns: z.array(Job),
  }),
  route("GET    /api/jobs/candidate-counts", (api) => api.jobs.candidateCounts, {
    returns: z.record(z.string(), z.number()),
  }),
  route("POST   /api/jobs", (api) => api.jobs.create, { status: 201, returns: Job }),
  route("POST   /api/jobs/draft", (api) => api.jobs.startDraft, {
    returns: z.object({ job: Job, isNew: z.boolean() }),
  }),
  route("DELETE /api/jobs/:id/draft", (api) => api.jobs.discardDraft, {
    returns: z.object({ isDiscarded: z.boolean() }),
  }),
  route("POST   /api/jobs/analyze-skills", (api) => api.jobs.analyzeSkills, {
    returns: SkillSuggestions,
  }),
  route("POST   /api/jobs/proposal", (api) => api.jobs.propose, { returns: JobProposal }),
  route("POST   /api/jobs/sample-data", (api) => api.jobs.loadSampleData, { status: 201 }),
  route("GET    /api/jobs/:id", (api) => api.jobs.get, { returns: Job }),
  route("PUT    /api/jobs/:id", (api) => api.jobs.update, { returns: Job }),
  route("PATCH  /api/jobs/:id/status", (api) => api.jobs.setStatus, { returns: Job }),
  route("PUT    /api/jobs/:id/blind-review", (api) => api.jobs.setBlindReview, { returns: Job }),
  route("GET    /api/jobs/:id/blind-review", (api) => api.jobs.blindEvents, {
    returns: z.array(BlindEvent),
  }),
  route("POST   /api/jobs/:id/candidates/:candidateId/reveal", (api) => api.jobs.reveal, {
    returns: Message,
  }),
  route("DELETE /api/jobs/:id/order-note", (api) => api.jobs.dismissOrderNote, {
    returns: Message,
  }),
  route("DELETE /api/jobs/:id", (api) => api.jobs.delete, { returns: Message }),
  route("GET    /api/jobs/:id/members", (api) => api.jobs.members, { returns: z.array(JobMember) }),
  route("PUT    /api/jobs/:id/members", (api) => api.jobs.setMember, {
    returns: z.array(JobMember),
  }),
  route("DELETE /api/jobs/:id/members/:userId", (api) => api.jobs.removeMember, {
    returns: Message,
  }),
  route("POST   /api/jobs/:id/restore", (api) => api.jobs.restore, { returns: Message }),

  route("GET    /api/jobs/:id/candidates", (api) => api.candidates.streamInFull, {
    write: writeList,
    returns: z.array(Candidate),
  }),
  route("GET    /api/candidates/:id", (api) => api.candidates.get, { returns: CandidateRecord }),
  route("DELETE /api/candidates/:id", (api) => api.candidates.delete, { returns: Message }),
  route("POST   /api/candidates/delete", (api) => api.candidates.deleteMany, {
    returns: Message,
  }),
  route("POST   /api/candidates/restore", (api) => api.candidates.restore, { returns: Message }),
  route("GET    /api/candidates/:id/download", (api) => api.candidates.download, {
    write: writeFile,
  }),
  route("GET    /api/candidates/:id/file", (api) => api.candidates.file, { write: writeFile }),
  route("GET    /api/candidates/:id/versions", (api) => api.candidates.versions, {
    returns: z.array(CandidateVersion),
  }),
  route(
    "POST   /api/candidates/:id/versions/:versionId/current",
    (api) => api.candidates.makeCurrent,
    { returns: Message },
  ),
  route(
    "GET    /api/candidates/:id/versions/:versionId/download",
    (api) => api.candidates.downloadVersion,
    { write: writeFile },
  ),
  route("GET    /api/candidates/:id/document", (api) => api.candidates.document, {
    returns: ShownDocument,
  }),
  route("GET    /api/candidates/:id/layout", (api) => api.candidates.layout, {
    returns: ShownLayout,
  }),
  route("GET    /api/candidates/:id/profile", (api) => api.candidates.profile, {
    returns: CandidateProfile,
  }),
  route("PUT    /api/candidates/:id/corrections", (api) => api.candidates.correct, {
    returns: CandidateProfile,
  }),
  route("DELETE /api/candidates/:id/corrections", (api) => api.candidates.clearCorrection, {
    returns: CandidateProfile,
  }),
  route("POST   /api/candidates/:id/repair", (api) => api.candidates.repair, {
    returns: z.object({ message: z.string(), repaired: z.number(), refused: z.number() }),
  }),
  route("POST   /api/candidates/:id/reread", (api) => api.candidates.reread, { returns: Message }),
  route("POST   /api/jobs/:id/reread", (api) => api.candidates.rereadOutdated),
  route("POST   /api/upload", (api) => api.uploads.upload, {
    read: readForm,
    form: {
      required: ["files"],
      properties: {
        files: { type: "array", items: binary },
        jobId: { type: "integer" },
        uploadId: { type: "string", format: "uuid" },
      },
    },
    returns: z.object({ uploadId: z.string(), results: z.array(UploadResult) }),
  }),
  route("POST   /api/uploads", (api) => api.uploads.begin, { status: 201 }),
  route("POST   /api/uploads/:id/rejected", (api) => api.uploads.noteRejected, {
    returns: Message,
  }),
  route("GET    /api/uploads", (api) => api.uploads.list, { returns: z.array(ListedUpload) }),
  route("GET    /api/uploads/:id", (api) => api.uploads.report, { returns: UploadReport }),
  route("GET    /api/uploads/:id/csv", (api) => api.uploads.exportReport, { write: writeStream }),

  route("POST   /api/jobs/:id/manual-rank", (api) => api.scoring.manualRank, {
    returns: z.object({ message: z.string(), rankedCount: z.number() }),
  }),
  route("POST   /api/jobs/:id/rescore", (api) => api.scoring.rescore, {
    returns: z.object({ message: z.string(), rescoredCount: z.number() }),
  }),
  route("POST   /api/jobs/:id/ai-rank", (api) => api.scoring.aiRank, {
    returns: z.object({ message: z.string(), rankedCount: z.number(), engine: z.string() }),
  }),
  route("GET    /api/jobs/:id/ai-rank/cost", (api) => api.scoring.aiRankCost, {
    returns: RankingCost.nullable(),
  }),
  route("POST   /api/jobs/:id/ai-rank/stop", (api) => api.scoring.stopAiRank, {
    returns: Message,
  }),
  route("GET    /api/jobs/:id/ai-rankings", (api) => api.scoring.aiRankings),

  route("GET    /api/jobs/:id/judging", (api) => api.judging.show, { returns: JobJudging }),
  route("POST   /api/jobs/:id/judging", (api) => api.judging.start, { returns: JobJudging }),
  route("POST   /api/jobs/:id/judging/pause", (api) => api.judging.pause, { returns: Message }),
  route("PUT    /api/jobs/:id/judging/judged-by", (api) => api.judging.setJudgedBy, {
    returns: JobJudging,
  }),
  route("GET    /api/jobs/:id/judging/preview", (api) => api.judging.preview, {
    returns: JudgingPreview,
  }),
  route("POST   /api/jobs/:id/judging/use", (api) => api.judging.useAnswers, {
    returns: JobJudging,
  }),
  route("POST   /api/jobs/:id/judging/agreement", (api) => api.judging.checkAgreement, {
    returns: JobJudging,
  }),
  route("POST   /api/jobs/:id/judging/agreement/stop", (api) => api.judging.stopCheck, {
    returns: Message,
  }),

  route("GET    /api/jobs/:id/shortlist", (api) => api.shortlist.list),
  route("PUT    /api/jobs/:id/shortlist", (api) => api.shortlist.set),
  route("PATCH  /api/jobs/:id/shortlist", (api) => api.shortlist.change),
  route("POST   /api/export/cvs", (api) => api.shortlist.downloadCvs, { write: writeStream }),
  route("POST   /api/export/shortlist", (api) => api.shortlist.export, { write: writeStream }),

  ...decisionRoutes,
  ...evidenceRoutes,

  ...adminRoutes,

  ...blogRoutes,

  ...logRoutes,

  route("POST   /api/support/contact", (api) => api.support.contact, { status: 201 }),
];
