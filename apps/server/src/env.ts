import type { EnvironmentSettings } from "@resume-picker/api/settings/settings";
import { defaultLimits } from "@resume-picker/domain/accounts/account-limits";
import type { AccountLimits } from "@resume-picker/domain/accounts/account-limits";
import { inputMessage } from "@resume-picker/domain/input-messages";
import { aiUses, parseAiUses } from "@resume-picker/domain/settings/ai-uses";
import { ChangeableSettings, changeableNames } from "@resume-picker/domain/settings/settings";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

/** An empty value in a `.env` file means "not set". */
const optional = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .optional();

/** Pages are served at the site's root, so links would drop a path. */
function isSiteRoot(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** Codes and tokens are sent to this address. Plain http is allowed only on this machine. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

const Env = z.object({
  ...ChangeableSettings.shape,
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("data"),
  APP_URL: z
    .url({ protocol: /^https?$/, error: "APP_URL must be an http or https address" })
    .refine(
      isSiteRoot,
      "APP_URL must be an address without a path, such as https://desk.example.com",
    )
    .optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/, error: "OPENAI_BASE_URL must be an http or https address" })
      .optional(),
  ),
  OPENAI_MODEL: optional,
  /** The uses the AI service is allowed for, or "none". */
  OPENAI_USES: optional.refine(
    (list) => list === undefined || parseAiUses(list) !== null,
    `OPENAI_USES must list some of ${aiUses.join(", ")}, or be none`,
  ),
  /** The token limit of one AI ranking. */
  OPENAI_TOKEN_BUDGET: z.coerce.number().int().min(1000).default(2_000_000),
  SMTP_URL: optional.pipe(
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: "SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://…",
      })
      .optional(),
  ),
  MAIL_FROM: optional,
  /** The OpenID Connect provider for signing in: its address and this site's client credentials. */
  OIDC_ISSUER: optional.pipe(
    z
      .string()
      .refine(
        isIssuer,
        "OIDC_ISSUER must be an https address (http only on this machine, such as http://localhost:8080)",
      )
      .optional(),
  ),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  /** The provider's name on the "Sign in with" button. */
  OIDC_NAME: optional.pipe(z.string().max(40).optional()),
  /** The number of reverse proxies in front of the server. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** The HSTS policy of an https APP_URL. Subdomains are included only if the operator says so. */
  HSTS: z.enum(["on", "include-subdomains", "off"]).default("on"),
  /** Recurring errors are posted here. Only the operator sets it, so it may be internal. */
  ALERT_WEBHOOK_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/, error: "ALERT_WEBHOOK_URL must be an http or https address" })
      .optional(),
  ),
  /** The address that is queried once a day for the latest version. The request carries no data. */
  UPDATE_CHECK_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/, error: "UPDATE_CHECK_URL must be an http or https address" })
      .optional(),
  ),
  /** Whether administrators may download backups, which contain everybody's candidates. */
  BACKUP_DOWNLOAD: z.enum(["on", "off"]).default("off"),
  /** Grants access to GET /metrics. Without it, the page doesn't exist. */
  METRICS_TOKEN: optional.pipe(
    z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
  ),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "critical"]).default("info"),
});

/**
 * Whether messages may show the setting's value. Addresses may contain passwords, and keys are
 * secret. A new setting is hidden until it is listed here.
 */
const isShown = (name: string): boolean =>
  /^(?:PORT|HOST|DATA_DIR|REGISTRATION|TRUST_PROXY|HSTS|LOG_DAYS|LOG_LEVEL|BACKUP_KEEP|BACKUP_DOWNLOAD|OPENAI_TOKEN_BUDGET|LIMIT_.+)$/.test(
    name,
  );

export const settingNames = Object.keys(Env.shape);

export type Env = Omit<z.infer<typeof Env>, "APP_URL"> & { APP_URL: string };

/** The message has a line for each invalid variable, with its name and the expected value. */
export class InvalidEnvironment extends Error {}

export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in Env.shape && value !== ""),
  );
  const result = Env.safeParse(present, { error: inputMessage });
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return isShown(name) ? `  ${message} (now "${present[name] ?? ""}")` : `  ${message}`;
    });
    throw new InvalidEnvironment(`These settings can't be used:\n${lines.join("\n")}`);
  }
  const env = result.data;
  if ((env.OIDC_ISSUER === undefined) !== (env.OIDC_CLIENT_ID === undefined)) {
    throw new InvalidEnvironment("Set OIDC_ISSUER and OIDC_CLIENT_ID together, or none of them.");
  }
  return { ...env, APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}` };
}

/** Returns the settings shown to administrators, and those that the environment locks. */
export function environmentSettings(
  variables: Record<string, string | undefined>,
  env: Env,
): EnvironmentSettings {
  const isSet = (name: string) => (variables[name] ?? "") !== "";
  const values = new Map<string, string | number | undefined>(Object.entries(env));
  const locked = changeableNames.filter(isSet).map((name) => [name, env[name]]);
  const fixed = settingNames
    .filter((name) => !(name in ChangeableSettings.shape))
    .map((name) => ({
      name,
      value: isShown(name) || !isSet(name) ? (values.get(name) ?? null) : "set",
      source: isSet(name) ? ("environment" as const) : ("default" as const),
      canChange: false,
    }));
  return { locked: Object.fromEntries(locked) as Partial<ChangeableSettings>, fixed };
}

export const limitsOf = (
  settings: Pick<
    ChangeableSettings,
    `LIMIT_${"JOBS" | "CANDIDATES" | "STORAGE_MB" | "SESSIONS" | "LOG_SOCKETS"}`
  >,
): AccountLimits => ({
  ...defaultLimits,
  jobs: settings.LIMIT_JOBS,
  candidates: settings.LIMIT_CANDIDATES,
  storageMb: settings.LIMIT_STORAGE_MB,
  sessions: settings.LIMIT_SESSIONS,
  logSockets: settings.LIMIT_LOG_SOCKETS,
});
