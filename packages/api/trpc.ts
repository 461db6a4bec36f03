import { currentRequest } from "@resume-picker/adapters/logs/request-scope";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { inputMessage } from "@resume-picker/domain/input-messages";
import type { AppErrorCode, AppErrorIssue } from "@resume-picker/domain/errors";
import { initTRPC, TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z, ZodError } from "zod";
import { diskFullMessage } from "@resume-picker/domain/uploads/upload-rules";
import type { Context } from "./context.ts";
import { refuseBeyond } from "./answer-room.ts";
import { databaseDamaged, storageTrouble } from "./storage-trouble.ts";
import { transformer } from "./plain-json.ts";

// Zod's own words are written for programmers.
z.config({ customError: inputMessage });

const codes: Record<AppErrorCode, TRPC_ERROR_CODE_KEY> = {
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

/** What is wrong in so many places isn't put right by reading about each. */
const maxIssues = 50;

/** What each error tells its reader beside the message, over RPC and REST alike. */
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

/** A message that may be shown: our own, or the first broken rule of the input. */
function publicError(error: TRPCError): TRPCError {
  const cause = storageTrouble(error.cause) ?? error.cause;
  if (cause instanceof AppError) {
    return new TRPCError({ code: codes[cause.code], message: cause.message, cause });
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

const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    data: { ...shape.data, ...errorDetails(error), requestId: ctx?.requestId ?? null },
  }),
});

/**
 * The one place where errors of every procedure become what people may see. Who may call is asked
 * in the same step, since each step copies all that it is given; `Known` is what is known of the
 * context of a caller who is not refused.
 */
const guard = <Known extends Partial<Context>>(refuse: (ctx: Context) => AppError | null) =>
  t.middleware(async ({ ctx, path, type, next }) => {
    currentRequest()?.procedures.push(path);
    const started = performance.now();
    const refused = refuse(ctx) ?? (type === "mutation" ? refuseDamaged(ctx) : null);
    const result = refused ? null : await next<Known>({});
    ctx.timings.record("procedure", path, performance.now() - started);
    const tooLarge = result?.ok ? refuseBeyond(ctx.answerRoom, result.data) : null;
    if (result?.ok && !tooLarge) return result;
    const found =
      result && !result.ok
        ? result.error
        : new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: refused ?? tooLarge });
    const error = publicError(found);
    const trouble = storageTrouble(found.cause);
    if (trouble?.message === diskFullMessage) ctx.room.giveFree();
    if (error.code === "INTERNAL_SERVER_ERROR" || trouble) {
      const cause = found.cause ?? found;
      ctx.log.error(
        { requestId: ctx.requestId, procedure: path, error: cause },
        "procedure failed",
      );
    }
    throw error;
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const refuseDamaged = ({ storage }: Context) =>
  storage.isDamaged() ? new AppError("UNAVAILABLE", databaseDamaged, { retryAfter: 600 }) : null;

const refuseVisitors = ({ user }: Context) =>
  user ? null : new AppError("UNAUTHORIZED", "Unauthorized");

const refuseAllButAdmins = (ctx: Context) =>
  refuseVisitors(ctx) ??
  (ctx.user?.role === "admin" ? null : new AppError("FORBIDDEN", "Admin access required"));

export const publicProcedure = t.procedure.use(guard<Context>(() => null));

export const userProcedure = t.procedure.use(guard<{ user: User }>(refuseVisitors));

export const adminProcedure = t.procedure.use(guard<{ user: User }>(refuseAllButAdmins));

export type UserContext = Context & { user: NonNullable<Context["user"]> };
