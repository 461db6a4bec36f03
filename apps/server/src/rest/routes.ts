import { LimitUsage } from "@resume-picker/domain/accounts/account-limits";
import { InvitationLink, OpenInvitation } from "@resume-picker/domain/accounts/invitation";
import { Profile } from "@resume-picker/domain/accounts/profile";
import { User } from "@resume-picker/domain/accounts/user";
import { ActivityBucket } from "@resume-picker/domain/admin/activity";
import {
  AuditEntry,
  QueuedMail,
  ReceivedRequest,
  SystemStatus,
} from "@resume-picker/domain/admin/operations";
import {
  AdminUser,
  UsageStats,
  UserStats,
  UserUsage,
} from "@resume-picker/domain/admin/statistics";
import { Candidate } from "@resume-picker/domain/candidates/candidate";
import { CandidateVersion } from "@resume-picker/domain/candidates/versions/candidate-version";
import { CandidateProfile, ShownDocument } from "@resume-picker/domain/candidates/document";
import { ShownLayout } from "@resume-picker/domain/candidates/shown-layout";
import { Category, ListedPost, MediaAsset, Post } from "@resume-picker/domain/blog/post";
import { Job, SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { LogSummary } from "@resume-picker/domain/logs/log-entry";
import { ListedUpload, UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { z } from "zod";
import { decidingRoutes } from "./deciding-routes.ts";
import { readForm } from "./read.ts";
import { route } from "./route.ts";
import { writeFile, writeList, writeStream } from "./write.ts";

const binary = { type: "string", format: "binary" };
const Message = z.object({ message: z.string() });

/** Every REST path of the product, and the one procedure that each of them serves. */
export const routes = [
  route("GET    /api/auth/user", (api) => api.accounts.currentUser, { returns: User }),
  route("POST   /api/login", (api) => api.accounts.signIn, { returns: User }),
  route("POST   /api/register", (api) => api.accounts.signUp, { status: 201, returns: User }),
  route("POST   /api/logout", (api) => api.accounts.signOut, { returns: Message }),
  route("POST   /api/auth/invitation", (api) => api.accounts.invitation),
  route("GET    /api/account/profile", (api) => api.accounts.profile, { returns: Profile }),
  route("PATCH  /api/account/profile", (api) => api.accounts.updateProfile, { returns: Profile }),
  route("POST   /api/account/email-change/drop", (api) => api.accounts.dropEmailChange, {
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
  route("GET    /api/account/export", (api) => api.accounts.exportData, { write: writeStream }),
  route("GET    /api/account/second-factor", (api) => api.accounts.secondFactor),
  route("POST   /api/account/second-factor", (api) => api.accounts.startSecondFactor),
  route("POST   /api/account/second-factor/confirm", (api) => api.accounts.confirmSecondFactor),
  route("POST   /api/account/second-factor/stop", (api) => api.accounts.stopSecondFactor, {
    returns: Message,
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
  route("POST   /api/jobs/analyze-skills", (api) => api.jobs.analyzeSkills, {
    returns: SkillSuggestions,
  }),
  route("POST   /api/jobs/sample-data", (api) => api.jobs.loadSampleData, { status: 201 }),
  route("GET    /api/jobs/:id", (api) => api.jobs.get, { returns: Job }),
  route("PUT    /api/jobs/:id", (api) => api.jobs.update, { returns: Job }),
  route("PATCH  /api/jobs/:id/status", (api) => api.jobs.setStatus, { returns: Job }),
  route("DELETE /api/jobs/:id/order-note", (api) => api.jobs.dropOrderNote, { returns: Message }),
  route("DELETE /api/jobs/:id", (api) => api.jobs.delete, { returns: Message }),
  route("POST   /api/jobs/:id/restore", (api) => api.jobs.restore, { returns: Message }),

  route("GET    /api/jobs/:id/candidates", (api) => api.candidates.streamInFull, {
    write: writeList,
    returns: z.array(Candidate),
  }),
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
    "POST   /api/candidates/:id/versions/:versionId/lead",
    (api) => api.candidates.leadVersion,
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
  route("POST   /api/candidates/:id/corrections/take-back", (api) => api.candidates.takeBack, {
    returns: CandidateProfile,
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
  route("POST   /api/uploads/:id/refused", (api) => api.uploads.noteRefused, {
    returns: Message,
  }),
  route("GET    /api/uploads", (api) => api.uploads.list, { returns: z.array(ListedUpload) }),
  route("GET    /api/uploads/:id", (api) => api.uploads.report, { returns: UploadReport }),
  route("GET    /api/uploads/:id/csv", (api) => api.uploads.exportReport, { write: writeFile }),

  route("POST   /api/jobs/:id/manual-rank", (api) => api.scoring.manualRank, {
    returns: z.object({ message: z.string(), rankedCount: z.number() }),
  }),
  route("POST   /api/jobs/:id/rescore", (api) => api.scoring.rescore, {
    returns: z.object({ message: z.string(), rescoredCount: z.number() }),
  }),
  route("POST   /api/jobs/:id/ai-rank", (api) => api.scoring.aiRank, {
    returns: z.object({ message: z.string(), rankedCount: z.number(), engine: z.string() }),
  }),
  route("POST   /api/jobs/:id/ai-rank/stop", (api) => api.scoring.stopAiRank, {
    returns: Message,
  }),
  route("GET    /api/jobs/:id/ai-rankings", (api) => api.scoring.aiRankings),

  route("GET    /api/jobs/:id/shortlist", (api) => api.shortlist.list),
  route("PUT    /api/jobs/:id/shortlist", (api) => api.shortlist.set),
  route("PATCH  /api/jobs/:id/shortlist", (api) => api.shortlist.change),
  route("POST   /api/export/shortlist", (api) => api.shortlist.export, { write: writeFile }),

  ...decidingRoutes,

  route("GET    /api/admin/users", (api) => api.admin.listUsers, { returns: z.array(AdminUser) }),
  route("GET    /api/admin/stats/users", (api) => api.admin.userStats, { returns: UserStats }),
  route("GET    /api/admin/stats/usage", (api) => api.admin.usageStats, { returns: UsageStats }),
  route("GET    /api/admin/users/usage", (api) => api.admin.usageByUser, {
    returns: z.array(UserUsage),
  }),
  route("GET    /api/admin/activity", (api) => api.admin.activity, {
    returns: z.array(ActivityBucket),
  }),
  route("GET    /api/admin/system", (api) => api.admin.system, { returns: SystemStatus }),
  route("GET    /api/admin/audit", (api) => api.admin.audit, { returns: z.array(AuditEntry) }),
  route("GET    /api/admin/audit/export", (api) => api.admin.exportAudit, { write: writeFile }),
  route("GET    /api/admin/mails", (api) => api.mail.list, { returns: z.array(QueuedMail) }),
  route("POST   /api/admin/mails/:id/retry", (api) => api.mail.retry, { returns: Message }),
  route("GET    /api/admin/support-requests", (api) => api.support.list, {
    returns: z.array(ReceivedRequest),
  }),
  route("PATCH  /api/admin/support-requests/:id", (api) => api.support.setStatus, {
    returns: ReceivedRequest,
  }),
  route("GET    /api/admin/invitations", (api) => api.admin.invitations, {
    returns: z.array(OpenInvitation),
  }),
  route("POST   /api/admin/invitations", (api) => api.admin.invite, {
    status: 201,
    returns: InvitationLink,
  }),
  route("DELETE /api/admin/invitations/:id", (api) => api.admin.withdrawInvitation, {
    returns: Message,
  }),
  route("GET    /api/admin/users/:userId/holdings", (api) => api.admin.holdings),
  route("POST   /api/admin/users/:userId/reset-link", (api) => api.admin.createResetLink, {
    returns: z.object({ link: z.string() }),
  }),
  route("POST   /api/admin/users/:userId/second-factor/stop", (api) => api.admin.stopSecondFactor, {
    returns: Message,
  }),
  route("DELETE /api/admin/users/:userId", (api) => api.admin.deleteUser, { returns: Message }),
  route("PATCH  /api/admin/users/:userId/role", (api) => api.admin.setRole, { returns: AdminUser }),
  route("PATCH  /api/admin/users/:userId/status", (api) => api.admin.setActive, {
    returns: AdminUser,
  }),

  route("GET    /api/blog/posts", (api) => api.blog.list, { returns: z.array(ListedPost) }),
  route("POST   /api/blog/posts", (api) => api.blog.create, { status: 201, returns: Post }),
  route("GET    /api/blog/posts/slug/:slug", (api) => api.blog.bySlug, { returns: Post }),
  route("GET    /api/blog/posts/:id", (api) => api.blog.get, { returns: Post }),
  route("PUT    /api/blog/posts/:id", (api) => api.blog.update, { returns: Post }),
  route("DELETE /api/blog/posts/:id", (api) => api.blog.delete, { returns: Message }),
  route("POST   /api/blog/posts/:id/publish", (api) => api.blog.publish, { returns: Post }),
  route("GET    /api/blog/categories", (api) => api.blog.listCategories, {
    returns: z.array(Category),
  }),
  route("POST   /api/blog/categories", (api) => api.blog.createCategory, {
    status: 201,
    returns: Category,
  }),
  route("PUT    /api/blog/categories/:id", (api) => api.blog.updateCategory, { returns: Category }),
  route("DELETE /api/blog/categories/:id", (api) => api.blog.deleteCategory, { returns: Message }),
  route("POST   /api/blog/events", (api) => api.blog.recordEvent),

  route("GET    /api/media", (api) => api.media.list, { returns: z.array(MediaAsset) }),
  route("POST   /api/media/upload", (api) => api.media.upload, {
    read: readForm,
    form: { required: ["image"], properties: { image: binary, altText: { type: "string" } } },
    status: 201,
    returns: MediaAsset,
  }),
  route("DELETE /api/media/:id", (api) => api.media.delete, { returns: Message }),

  route("GET    /api/logs/summary", (api) => api.logs.summary, { returns: LogSummary }),
  route("POST   /api/logs/client-error", (api) => api.logs.reportClientError, {
    status: 201,
    returns: Message,
  }),

  route("POST   /api/support/contact", (api) => api.support.contact, { status: 201 }),
];
