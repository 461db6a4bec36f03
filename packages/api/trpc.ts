import { currentRequest } from "@resume-picker/adapters/logs/request-scope";
import { countActionsSince } from "@resume-picker/db/queries/accounts/count-owned";
import {
  changeLimitMessage,
  maxChangesPerDay,
} from "@resume-picker/domain/accounts/account-limits";
import { tokenRefusal } from "@resume-picker/domain/accounts/token-scopes";
import type { CalledProcedure } from "@resume-picker/domain/accounts/token-scopes";
import { isWriter } from "@resume-picker/domain/accounts/roles";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { inputMessage } from "@resume-picker/domain/input-messages";
import { personName } from "@resume-picker/domain/accounts/person-name";
import type { AppErrorCode, AppErrorIssue } from "@resume-picker/domain/errors";
import { initTRPC, TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z, ZodError } from "zod";
import { diskFullMessage } from "@resume-picker/domain/uploads/upload-rules";
import type { Context } from "./context.ts";
import { hideIdentity } from "./blind/hide-identity.ts";
import { toTrpcAnswer } from "./download.ts";
import { consumeResponseSize } from "./response-size-limit.ts";
import { databaseDamaged, toStorageError } from "./storage-errors.ts";
import { transformer } from "./plain-json.ts";

// Zod's own messages are written for programmers.
z.config({ customError: inputMessage });

/** The error codes, which are the same over tRPC and REST. */
export const errorCodes: Record<AppErrorCode, TRPC_ERROR_CODE_KEY> = {
  VALIDATION: "BAD_REQUEST",
  UNAUTHORIZED: "UNAUTHORIZED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  CONFLICT: "CONFLICT",
  TOO_LARGE: "PAYLOAD_TOO_LARGE",
  WRONG_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
};

/** The maximum number of reported issues. Longer lists don't help users. */
const maxIssues = 50;

/** Returns the details sent with an error's message, over tRPC and REST. */
export function errorDetails(error: TRPCError): {
  issues?: readonly AppErrorIssue[];
  retryAfter?: number;
} {
  const { cause } = error;
  if (cause instanceof ZodError) {
    return {
      issues: cause.issues.slice(0, maxIssues).map(({ path, message }) => ({
        path: path.map(String).join("."),
        message,
      })),
    };
  }
  if (!(cause instanceof AppError)) return {};
  return {
    ...(cause.issues === undefined ? {} : { issues: cause.issues }),
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
  };
}

/** Converts an error to one that may be shown: our own, or the input's first invalid field. */
function publicError(error: TRPCError): TRPCError {
  const cause = toStorageError(error.cause) ?? error.cause;
  if (cause instanceof AppError) {
    return new TRPCError({ code: errorCodes[cause.code], message: cause.message, cause });
  }
  if (cause instanceof ZodError) {
    const message = cause.issues[0]?.message ?? "The input is not valid";
    return new TRPCError({ code: "BAD_REQUEST", message, cause });
  }
  if (error.code !== "INTERNAL_SERVER_ERROR") return error;
  return new TRPCError({
    code: "INTERNAL_SERVER_ERROR",
    message: "Internal Server Error",
    cause: error.cause,
  });
}

/** Visitors may call a public procedure. */
type ProcedureMeta = { isPublic: boolean };

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      data: { ...shape.data, ...errorDetails(error), requestId: ctx?.requestId ?? null },
    }),
  });

/**
 * Checks access and converts all errors of procedures to ones users may see. Both are in one
 * middleware, since each one copies the context. `Known` is the type of the context after the
 * check.
 */
const guard = <Known extends Partial<Context>>(authorize: (ctx: Context) => AppError | null) =>
  t.middleware(async ({ ctx, path, type, next, getRawInput }) => {
    currentRequest()?.procedures.push(path);
    const started = performance.now();
    const changedJobs = new Set<number>();
    const checkChange = () => checkStorage(ctx) ?? checkDailyChanges(ctx, path);
    const refused =
      authorize(ctx) ??
      (await checkToken(ctx, { path, isQuery: type === "query" })) ??
      (type === "mutation" ? checkChange() : null);
    // The cast is safe because every context has this field. Each call of a batch gets its own.
    const changes = type === "mutation" ? { ctx: { changedJobs } as unknown as Known } : {};
    const result = refused ? null : await inBatch(ctx, () => next<Known>(changes));
    const withheld = result?.ok ? await hideInResult(result, { ctx, path, getRawInput }) : null;
    if (result?.ok) {
      const by = ctx.user === null ? "A reviewer" : personName(ctx.user);
      ctx.jobChanges.tell({ jobIds: [...changedJobs], what: path, by }, ctx.page);
    }
    if (result?.ok && !withheld && !ctx.acceptsStreams)
      result.data = await toTrpcAnswer(result.data);
    ctx.timings.record("procedure", path, performance.now() - started);
    const tooLarge =
      result?.ok && !withheld ? consumeResponseSize(ctx.responseSizeLimit, result.data) : null;
    if (result?.ok && !withheld && !tooLarge) return result;
    const found =
      result && !result.ok
        ? result.error
        : new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: refused ?? withheld ?? tooLarge });
    const error = publicError(found);
    const storageError = toStorageError(found.cause);
    if (storageError?.message === diskFullMessage) ctx.diskSpace.releaseReserve();
    if (error.code === "INTERNAL_SERVER_ERROR" || storageError) {
      const cause = found.cause ?? found;
      ctx.log.error(
        { requestId: ctx.requestId, procedure: path, error: cause },
        "procedure failed",
      );
    }
    throw error;
  });

/** Hides candidates in blind review. Returns why the answer must be withheld, or null. */
async function hideInResult(
  result: { data: unknown },
  { ctx, ...call }: { ctx: Context; path: string; getRawInput: () => Promise<unknown> },
): Promise<unknown> {
  try {
    result.data = await hideIdentity(ctx, call, result.data);
    return null;
  } catch (error) {
    return error ?? new AppError("UNAVAILABLE", "This can’t be shown in blind review.");
  }
}

/** Runs a batch's calls in sequence, because a batch must not block other users. */
async function inBatch<Answer>(
  { batch }: Context,
  run: () => Promise<Answer>,
): Promise<Answer | null> {
  if (batch === null) return run();
  return (await batch.enter("", run))?.answer ?? null;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const checkStorage = ({ storage }: Context) =>
  storage.isDamaged() ? new AppError("UNAVAILABLE", databaseDamaged, { retryAfter: 600 }) : null;

const dayMs = 24 * 60 * 60 * 1000;

/** Limits the changes per account and day, since the rows they add are never deleted. */
function checkDailyChanges({ db, user, clock }: Context, path: string): AppError | null {
  // Users can always sign out, and changes of accounts have their own limits.
  if (user === null || path.startsWith("accounts.")) return null;
  const since = new Date(clock().getTime() - dayMs);
  if (countActionsSince(db, user.id, since) < maxChangesPerDay) return null;
  return new AppError("TOO_MANY_REQUESTS", changeLimitMessage, { retryAfter: 3600 });
}

/** Counts a program's calls against its token, and checks the token's scopes. */
async function checkToken(
  { token, rateLimits }: Context,
  called: CalledProcedure,
): Promise<AppError | null> {
  if (token === null) return null;
  const message = tokenRefusal(token.scopes, called);
  if (message !== null) return new AppError("FORBIDDEN", message);
  try {
    await rateLimits.count("api-token", String(token.id));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const denyVisitors = ({ user }: Context) =>
  user ? null : new AppError("UNAUTHORIZED", "Unauthorized");

const denyNonAdmins = (ctx: Context) =>
  denyVisitors(ctx) ??
  (ctx.user?.role === "admin" ? null : new AppError("FORBIDDEN", "Admin access required"));

const denyNonWriters = (ctx: Context) =>
  denyVisitors(ctx) ??
  (ctx.user && isWriter(ctx.user)
    ? null
    : new AppError("FORBIDDEN", "Only authors and administrators can write for the blog."));

export const publicProcedure = t.procedure.meta({ isPublic: true }).use(guard<Context>(() => null));

export const userProcedure = t.procedure.use(guard<{ user: User }>(denyVisitors));

/** For authors and admins. The procedure checks whose post it is. */
export const writerProcedure = t.procedure.use(guard<{ user: User }>(denyNonWriters));

export const adminProcedure = t.procedure.use(guard<{ user: User }>(denyNonAdmins));

export type UserContext = Context & { user: NonNullable<Context["user"]> };
