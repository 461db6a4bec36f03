import {
  changeUser,
  countUsage,
  countUsers,
  listUsage,
  listUsers,
} from "@resume-picker/db/queries/accounts/admin";
import { countActivity } from "@resume-picker/db/queries/accounts/activity";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { listActionNames, listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { findHoldings } from "@resume-picker/db/queries/erasures/transfer-jobs";
import { listInvitations } from "@resume-picker/db/queries/accounts/invitations";
import { Invite } from "@resume-picker/domain/accounts/invitation";
import { userRoles } from "@resume-picker/domain/accounts/user";
import { activityRanges } from "@resume-picker/domain/admin/activity";
import { AuditFilter } from "@resume-picker/domain/admin/operations";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { adminProcedure, router } from "../trpc.ts";
import { deleteUser, UserDeletion } from "./delete-user.ts";
import { exportAudit } from "./export-audit.ts";
import { createResetLink, requireAnother, stopSecondFactor } from "./help-account.ts";
import { invite, withdraw } from "./invite.ts";
import { readSystemStatus } from "./read-system-status.ts";

const auditPage = 100;

const UserId = z.object({ userId: z.string().min(1).max(100) });

export const adminRouter = router({
  listUsers: adminProcedure.query(({ ctx }) => listUsers(ctx.db)),
  userStats: adminProcedure.query(({ ctx }) => countUsers(ctx.db, ctx.clock())),
  usageStats: adminProcedure.query(({ ctx }) => countUsage(ctx.db)),
  usageByUser: adminProcedure.query(({ ctx }) => listUsage(ctx.db)),

  activity: adminProcedure
    .input(z.object({ range: z.enum(activityRanges).default("30-days") }))
    .query(({ ctx, input }) => countActivity(ctx.db, input.range, ctx.clock())),

  system: adminProcedure.query(({ ctx }) => readSystemStatus(ctx)),

  audit: adminProcedure
    .input(AuditFilter.extend({ cursor: z.coerce.number().int().optional() }))
    .query(({ ctx, input: { cursor, ...filter } }) =>
      listAuditEvents(ctx.db, filter, { before: cursor, limit: auditPage }),
    ),
  auditActions: adminProcedure.query(({ ctx }) => listActionNames(ctx.db)),
  exportAudit: adminProcedure.input(AuditFilter).query(({ ctx, input }) => exportAudit(ctx, input)),

  invitations: adminProcedure.query(({ ctx }) => listInvitations(ctx.db, ctx.clock())),
  invite: adminProcedure.input(Invite).mutation(({ ctx, input }) => invite(ctx, input)),
  withdrawInvitation: adminProcedure
    .input(z.object({ id: z.number().int() }))
    .mutation(async ({ ctx, input }) => {
      await withdraw(ctx, input.id);
      return { message: "The invitation is withdrawn." };
    }),

  createResetLink: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await requireAnother(ctx, input.userId);
    return { link: await createResetLink(ctx, input.userId, actedBy(ctx)) };
  }),
  stopSecondFactor: adminProcedure.input(UserId).mutation(async ({ ctx, input }) => {
    await requireAnother(ctx, input.userId);
    await stopSecondFactor(ctx, input.userId, actedBy(ctx));
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
    .query(({ ctx, input }) => findHoldings(ctx.db, input.userId)),

  setRole: adminProcedure
    .input(UserId.extend({ role: z.enum(userRoles) }))
    .mutation(async ({ ctx, input: { userId, role } }) => {
      const now = ctx.clock();
      const user = await changeUser(ctx.db, { userId, by: ctx.user.id, set: { role } }, now);
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "user.role",
        resource: { type: "user", id: userId },
        metadata: { role },
        now,
      });
      return user;
    }),

  setActive: adminProcedure
    .input(UserId.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { userId, isActive } }) => {
      const now = ctx.clock();
      const user = await changeUser(ctx.db, { userId, by: ctx.user.id, set: { isActive } }, now);
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "user.status",
        resource: { type: "user", id: userId },
        metadata: { isActive },
        now,
      });
      return user;
    }),
});
