import { recordAudit } from "@resume-picker/db/queries/audit/append-audit";
import type { NewAuditEvent } from "@resume-picker/db/queries/audit/append-audit";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import type { LimitName } from "./rate-limits.ts";

/** Only existing accounts. Other input may be a password typed into the wrong field. */
type AttemptedUser = { id: string } | undefined;

/** `account` means that the account is deactivated. */
type FailureReason = "password" | "code" | "account";

export function auditFailedSignIn(ctx: Context, user: AttemptedUser, reason: FailureReason): void {
  const metadata = { wrong: reason };
  record(ctx, user, { action: "sign-in.failed", metadata, limit: "audit-sign-in-failed" });
}

export function auditLockedSignIn(ctx: Context, user: AttemptedUser): void {
  record(ctx, user, { action: "sign-in.locked", limit: "audit-sign-in-locked" });
}

/** Records a wrong password or code within a session, which another person may be using. */
export function auditFailedReauthentication(ctx: UserContext, reason: FailureReason): void {
  const metadata = { wrong: reason };
  record(ctx, ctx.user, { action: "own-password.failed", metadata, limit: "audit-sign-in-failed" });
}

export function auditLockedReauthentication(ctx: UserContext): void {
  record(ctx, ctx.user, { action: "own-password.locked", limit: "audit-sign-in-locked" });
}

/** Long enough that the response was sent on any machine. */
const afterResponseMs = 100;

/**
 * Writes after the response, whose timing must not reveal whether the account exists. The number of
 * events is limited, since they are never deleted.
 */
function record(
  ctx: Context,
  user: AttemptedUser,
  event: Pick<NewAuditEvent, "action" | "metadata"> & { limit: LimitName },
): void {
  if (!user) return;
  const { action, metadata, limit } = event;
  const write = async () => {
    if (await isUsedUp(ctx, limit, `${action} ${user.id}`)) return;
    const address = ctx.client.ipAddress;
    await recordAudit(ctx.db, {
      action,
      actorId: ctx.user?.id ?? null,
      subjectId: user.id,
      address,
      metadata,
      now: ctx.clock(),
    });
  };
  setTimeout(() => {
    void write().catch((error: unknown) => {
      const { requestId } = ctx;
      ctx.log.error({ requestId, category: "accounts", error }, "audit event could not be written");
    });
  }, afterResponseMs);
}

async function isUsedUp(ctx: Context, limit: LimitName, key: string): Promise<boolean> {
  try {
    await ctx.rateLimits.check(limit, key);
    await ctx.rateLimits.count(limit, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return true;
    throw error;
  }
}
