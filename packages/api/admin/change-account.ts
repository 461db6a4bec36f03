import { changeUser } from "@resume-picker/db/queries/accounts/admin";
import type { UserSet } from "@resume-picker/db/queries/accounts/admin";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import type { UserChange } from "@resume-picker/domain/admin/user-list-rules";
import type { ManyUsersChange, ManyUsersChanged } from "@resume-picker/domain/admin/user-query";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { endSessionsOf, resendVerificationOf, unlockAccount } from "./help-account.ts";

/** Changes a user's role or active flag, and audits it. */
export async function changeAccount(
  ctx: UserContext,
  userId: string,
  set: UserSet,
): Promise<AdminUser> {
  const now = ctx.clock();
  const user = await changeUser(ctx.db, { userId, by: ctx.user.id, set }, now);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "role" in set ? "user.role" : "user.status",
    resource: { type: "user", id: userId },
    metadata: { ...set },
    now,
  });
  return user;
}

const changes: Record<UserChange, (ctx: UserContext, userId: string) => Promise<unknown>> = {
  activate: (ctx, userId) => changeAccount(ctx, userId, { isActive: true }),
  deactivate: (ctx, userId) => changeAccount(ctx, userId, { isActive: false }),
  "end-sessions": endSessionsOf,
  unlock: (ctx, userId) => unlockAccount(ctx, userId, actedBy(ctx)),
  "resend-verification": resendVerificationOf,
};

/** Applies a change to several accounts. One that fails doesn't affect the others. */
export async function changeAccounts(
  ctx: UserContext,
  { userIds, change }: ManyUsersChange,
): Promise<ManyUsersChanged> {
  const refused: ManyUsersChanged["refused"] = [];
  const ids = new Set(userIds);
  for (const userId of ids) {
    try {
      await changes[change](ctx, userId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ userId, message: error.message });
    }
  }
  return { changed: ids.size - refused.length, refused };
}
