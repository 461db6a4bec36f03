import { defaultLimits } from "@resume-picker/domain/accounts/account-limits";
import type { AccountLimits } from "@resume-picker/domain/accounts/account-limits";
import { inputMessage } from "@resume-picker/domain/input-messages";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const limit = z.coerce.number().int().min(1).max(100_000_000);

/** An empty value in a `.env` file means "not set". */
const optional = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .optional();

const Env = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("data"),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(z.url().optional()),
  OPENAI_MODEL: optional,
  /** Most tokens of one AI ranking. */
  OPENAI_TOKEN_BUDGET: z.coerce.number().int().min(1000).default(2_000_000),
  SMTP_URL: optional.pipe(z.url().optional()),
  MAIL_FROM: optional,
  SUPPORT_EMAIL: optional.pipe(z.email().optional()),
  REGISTRATION: z.enum(["open", "closed"]).default("open"),
  /** How many reverse proxies stand in front. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  /** Daily backups that are kept; 0 turns them off. */
  BACKUP_KEEP: z.coerce.number().int().min(0).max(365).default(7),
  /** Anybody who shows it may read GET /metrics; without it there is no such page. */
  METRICS_TOKEN: optional.pipe(
    z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
  ),
  /** What each account may have. */
  LIMIT_JOBS: limit.default(defaultLimits.jobs),
  LIMIT_CANDIDATES: limit.default(defaultLimits.candidates),
  LIMIT_STORAGE_MB: limit.default(defaultLimits.storageMb),
  LIMIT_SESSIONS: limit.default(defaultLimits.sessions),
  LIMIT_LOG_SOCKETS: limit.default(defaultLimits.logSockets),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "critical"]).default("info"),
});

/** All that can be set. */
export const settingNames = Object.keys(Env.shape);

export type Env = Omit<z.infer<typeof Env>, "APP_URL"> & { APP_URL: string };

/** Thrown with a line that names the variable and what it should be. */
export class InvalidEnvironment extends Error {}

export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in Env.shape && value !== ""),
  );
  const result = Env.safeParse(present, { error: inputMessage });
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `  ${message} (now "${present[String(path[0])] ?? ""}")`,
    );
    throw new InvalidEnvironment(`These settings can't be used:\n${lines.join("\n")}`);
  }
  const env = result.data;
  return { ...env, APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}` };
}

export const limitsOf = (
  env: Pick<Env, `LIMIT_${"JOBS" | "CANDIDATES" | "STORAGE_MB" | "SESSIONS" | "LOG_SOCKETS"}`>,
): AccountLimits => ({
  jobs: env.LIMIT_JOBS,
  candidates: env.LIMIT_CANDIDATES,
  storageMb: env.LIMIT_STORAGE_MB,
  sessions: env.LIMIT_SESSIONS,
  logSockets: env.LIMIT_LOG_SOCKETS,
});
