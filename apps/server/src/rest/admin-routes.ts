import {
  InvitationLink,
  OpenInvitation,
  ResetLink,
} from "@resume-picker/domain/accounts/invitation";
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
import { ManyUsersChanged } from "@resume-picker/domain/admin/user-query";
import { LogSummary } from "@resume-picker/domain/logs/log-entry";
import { ListedEntries, LogContext, LogCounts } from "@resume-picker/domain/logs/log-query";
import {
  AiServiceTest,
  LocalModels,
  SentSample,
  ShownAiService,
} from "@resume-picker/domain/settings/ai-service";
import { ShownSetting } from "@resume-picker/domain/settings/settings";
import { z } from "zod";
import { readForm } from "./read.ts";
import { route } from "./route.ts";
import { writeListPage, writeStream } from "./write.ts";

const Message = z.object({ message: z.string() });

export const adminRoutes = [
  route("GET    /api/admin/users", (api) => api.admin.listUsers, {
    returns: z.array(AdminUser),
    write: writeListPage,
  }),
  route("POST   /api/admin/users/changes", (api) => api.admin.changeMany, {
    returns: ManyUsersChanged,
  }),
  route("GET    /api/admin/users/csv", (api) => api.admin.exportUsers, { write: writeStream }),
  route("GET    /api/admin/stats/users", (api) => api.admin.userStats, { returns: UserStats }),
  route("GET    /api/admin/stats/usage", (api) => api.admin.usageStats, { returns: UsageStats }),
  route("GET    /api/admin/users/usage", (api) => api.admin.usageByUser, {
    returns: z.array(UserUsage),
    write: writeListPage,
  }),
  route("GET    /api/admin/activity", (api) => api.admin.activity, {
    returns: z.array(ActivityBucket),
  }),
  route("GET    /api/admin/status", (api) => api.admin.status, { returns: SystemStatus }),
  route("GET    /api/admin/settings", (api) => api.settings.list, {
    returns: z.array(ShownSetting),
  }),
  route("POST   /api/admin/settings/logo", (api) => api.settings.setLogo, {
    read: readForm,
    form: { required: ["image"], properties: { image: { type: "string", format: "binary" } } },
  }),
  route("DELETE /api/admin/settings/logo", (api) => api.settings.removeLogo),
  route("PATCH  /api/admin/settings", (api) => api.settings.change, {
    returns: z.array(ShownSetting),
  }),
  route("GET    /api/admin/ai-service", (api) => api.settings.aiService, {
    returns: ShownAiService,
  }),
  route("PATCH  /api/admin/ai-service", (api) => api.settings.changeAiService, {
    returns: ShownAiService,
  }),
  route("POST   /api/admin/ai-service/test", (api) => api.settings.testAiService, {
    returns: AiServiceTest,
  }),
  route("GET    /api/admin/ai-service/sample", (api) => api.settings.sentSample, {
    returns: SentSample,
  }),
  route("GET    /api/admin/ai-service/local-models", (api) => api.settings.findLocalModels, {
    returns: LocalModels,
  }),
  route("POST   /api/admin/test-mail", (api) => api.admin.sendTestMail, { returns: Message }),
  route("POST   /api/admin/backups", (api) => api.admin.backUpNow, { status: 201 }),
  route("GET    /api/admin/backups/:name", (api) => api.admin.downloadBackup, {
    write: writeStream,
  }),
  route("GET    /api/admin/audit", (api) => api.admin.audit, { returns: z.array(AuditEntry) }),
  route("GET    /api/admin/audit/export", (api) => api.admin.exportAudit, { write: writeStream }),
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
  route("DELETE /api/admin/invitations/:id", (api) => api.admin.revokeInvitation, {
    returns: Message,
  }),
  route("GET    /api/admin/users/:userId/holdings", (api) => api.admin.holdings),
  route("POST   /api/admin/users/:userId/reset-link", (api) => api.admin.createResetLink, {
    returns: ResetLink,
  }),
  route("POST   /api/admin/users/:userId/unlock", (api) => api.admin.unlock, { returns: Message }),
  route("POST   /api/admin/users/:userId/confirm-email", (api) => api.admin.confirmEmail, {
    returns: Message,
  }),
  route("DELETE /api/admin/users/:userId/sessions", (api) => api.admin.endSessions, {
    returns: Message,
  }),
  route(
    "POST   /api/admin/users/:userId/verification-email",
    (api) => api.admin.resendVerification,
    {
      returns: Message,
    },
  ),
  route("DELETE /api/admin/users/:userId/second-factor", (api) => api.admin.disableSecondFactor, {
    returns: Message,
  }),
  route("DELETE /api/admin/users/:userId", (api) => api.admin.deleteUser, { returns: Message }),
  route("PATCH  /api/admin/users/:userId/role", (api) => api.admin.setRole, { returns: AdminUser }),
  route("PATCH  /api/admin/users/:userId/status", (api) => api.admin.setActive, {
    returns: AdminUser,
  }),
];

export const logRoutes = [
  route("GET    /api/logs", (api) => api.logs.list, { returns: ListedEntries }),
  route("GET    /api/logs/counts", (api) => api.logs.counts, { returns: LogCounts }),
  route("GET    /api/logs/export", (api) => api.logs.export, { write: writeStream }),
  route("GET    /api/logs/:id/context", (api) => api.logs.context, { returns: LogContext }),
  route("GET    /api/logs/summary", (api) => api.logs.summary, { returns: LogSummary }),
  route("POST   /api/logs/client-error", (api) => api.logs.reportClientError, {
    status: 201,
    returns: Message,
  }),
];
