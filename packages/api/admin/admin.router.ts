import { countUsage, countUsers, findUsernames } from "@resume-picker/db/queries/accounts/admin";
import { listUsage, listUsers } from "@resume-picker/db/queries/accounts/list-users";
import { countActivity } from "@resume-picker/db/queries/accounts/activity";
import { listActionNames, listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { findOwnedCounts } from "@resume-picker/db/queries/erasures/transfer-jobs";
import { listInvitations } from "@resume-picker/db/queries/accounts/invitations";
import { Invite } from "@resume-picker/domain/accounts/invitation";
import { userRoles } from "@resume-picker/domain/accounts/roles";
import { activityRanges } from "@resume-picker/domain/admin/activity";
import { maxNamesAtOnce } from "@resume-picker/domain/admin/user-list-rules";
import { AuditFilter } from "@resume-picker/domain/admin/operations";
import { ManyUsersChange, UsageQuery, UserQuery } from "@resume-picker/domain/admin/user-query";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { adminProcedure, router } from "../trpc.ts";
import { backUpNow, downloadBackup } from "./backups.ts";
import { changeAccount, changeAccounts } from "./change-account.ts";
import { deleteUser, UserDeletion } from "./delete-user.ts";
import { exportAudit } from "./export-audit.ts";
import { exportUsers } from "./export-users.ts";
import {
  confirmEmail,
  endSessionsOf,
  resendVerificationOf,
  requireAnother,
  sendResetLink,
  disableSecondFactor,
  unlockAccount,
} from "./help-account.ts";
import { invite, revoke } from "./invite.ts";
import { readSystemStatus } from "./read-system-status.ts";
import { sendTestMail } from "./send-test-mail.ts";

const auditPage = 100;

const UserId = z.object({ userId: z.string().min(1).max(100) });

export const adminRouter = router({
  listUsers: adminProcedure.input(UserQuery).query(({ ctx, input }) => listUsers(ctx.db, input)),
  exportUsers: adminProcedure.input(UserQuery).query(({ ctx, input }) => exportUsers(ctx, input)),
  /** Returns usernames by account id. Unknown ids are omitted. */
  userNames: adminProcedure
    .input(z.object({ ids: z.array(z.string().max(100)).max(maxNamesAtOnce) }))
    .query(({ ctx, input }) => findUsernames(ctx.db, input.ids)),
  userStats: adminProcedure.query(({ ctx }) => countUsers(ctx.db, ctx.clock())),
  usageStats: adminProcedure.query(({ ctx }) => countUsage(ctx.db)),
  usageByUser: adminProcedure.input(UsageQuery).query(({ ctx, input }) => listUsage(ctx.db, input)),

  activity: adminProcedure
    .input(z.object({ range: z.enum(activityRanges).default("30-days") }))
    .query(({ ctx, input }) => countActivity(ctx.db, input.range, ctx.clock())),

  status: adminProcedure.query(({ ctx }) => readSystemStatus(ctx)),
  sendTestMail: adminProcedure.mutation(({ ctx }) => sendTestMail(ctx)),
  backUpNow: adminProcedure.mutation(({ ctx }) => backUpNow(ctx)),
  downloadBackup: adminProcedure
    .input(z.object({ name: z.string().min(1).max(200) }))
    .query(({ ctx, input }) => downloadBackup(ctx, input.name)),

  audit: adminProcedure
    .input(AuditFilter.extend({ cursor: z.coerce.number().int().optional() }))
    .query(({ ctx, input: { cursor, ...filter } }) =>
      listAuditEvents(ctx.db, filter, { before: cursor, limit: auditPage }),
    ),
  auditActions: adminProcedure.query(({ ctx }) => listActionNames(ctx.db)),
  exportAudit: adminProcedure.input(AuditFilter).query(({ ctx, input }) => exportAudit(ctx, input)),

  invitations: adminProcedure.query(({ ctx }) => listInvitations(ctx.db, ctx.clock())),
  invite: adminProcedure.input(Invite).mutation(({ ctx, input }) => invite(ctx, input)),
  revokeInvitation: adminProcedure
    .input(z.object({ id: z.number().int() }))
    .mutation(async ({ ctx, input }) => {
      await revoke(ctx, input.id);
      return { message: "The invitation is revoked." };
    }),

  createResetLink: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await requireAnother(ctx, input.userId);
    const link = await sendResetLink(ctx, input.userId);
    const message =
      link === null ? "The link was sent to the account's owner." : "Hand this link to its owner.";
    return { link, message };
  }),
  unlock: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await unlockAccount(ctx, input.userId, actedBy(ctx));
    return { message: "Sign-in is unlocked." };
  }),
  confirmEmail: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await confirmEmail(ctx, input.userId, actedBy(ctx));
    return { message: "The email address is verified." };
  }),
  disableSecondFactor: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await requireAnother(ctx, input.userId);
    await disableSecondFactor(ctx, input.userId, actedBy(ctx));
    return { message: "Two-step sign-in is off." };
  }),
  deleteUser: adminProcedure
    .input(UserId.extend(UserDeletion.shape))
    .mutation(async ({ ctx, input }) => {
      await deleteUser(ctx, input);
      return { message: "The account is deleted." };
    }),
  holdings: adminProcedure
    .input(UserId)
    .query(({ ctx, input }) => findOwnedCounts(ctx.db, input.userId)),

  endSessions: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await endSessionsOf(ctx, input.userId);
    return { message: "They are signed out everywhere." };
  }),
  resendVerification: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await resendVerificationOf(ctx, input.userId);
    return { message: "The verification email is on its way." };
  }),

  setRole: adminProcedure
    .input(UserId.extend({ role: z.enum(userRoles) }))
    .mutation(({ ctx, input: { userId, role } }) => changeAccount(ctx, userId, { role })),
  setActive: adminProcedure
    .input(UserId.extend({ isActive: z.boolean() }))
    .mutation(({ ctx, input: { userId, isActive } }) => changeAccount(ctx, userId, { isActive })),
  changeMany: adminProcedure
    .input(ManyUsersChange)
    .mutation(({ ctx, input }) => changeAccounts(ctx, input)),
});
