import { z } from "zod";
import { defaultLimits, defaultTotalStorageMb } from "../accounts/account-limits.ts";

const limit = z.coerce.number().int().min(1).max(100_000_000);

/** An empty field becomes undefined. */
const text = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((value) => (value === "" ? undefined : value))
    .pipe(schema.optional())
    .optional();

const webAddress = z.url({ protocol: /^https?$/ });

const domain = /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** "example.com, example.org" */
const domains = z
  .string()
  .max(2000)
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(", "),
  )
  .refine(
    (list) => list === "" || list.split(", ").every((name) => domain.test(name)),
    "List domains such as example.com, separated by commas",
  );

/** The settings that an administrator can change while the server runs, with their defaults. */
export const ChangeableSettings = z.object({
  REGISTRATION: z.enum(["open", "closed"]).default("open"),
  /** The email domains that may sign up without an invitation. Any domain if empty. */
  SIGN_UP_DOMAINS: domains.default(""),
  /** Whether administrators must enable two-step sign-in before they can use administration. */
  ADMIN_TWO_STEP: z.enum(["on", "off"]).default("off"),
  SITE_NAME: z.string().trim().min(1).max(60).default("Resume Picker"),
  LANDING_PAGE: z.enum(["on", "off"]).default("on"),
  IMPRINT_URL: text(webAddress),
  PRIVACY_URL: text(webAddress),
  SUPPORT_EMAIL: text(z.email()),
  /** The address for alerts about repeated errors. */
  ALERT_EMAIL: text(z.email()),
  LOG_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  /** The number of daily backups to keep. 0 turns them off. */
  BACKUP_KEEP: z.coerce.number().int().min(0).max(365).default(7),
  LIMIT_JOBS: limit.default(defaultLimits.jobs),
  LIMIT_CANDIDATES: limit.default(defaultLimits.candidates),
  LIMIT_STORAGE_MB: limit.default(defaultLimits.storageMb),
  LIMIT_SESSIONS: limit.default(defaultLimits.sessions),
  LIMIT_LOG_SOCKETS: limit.default(defaultLimits.logSockets),
  /** Megabytes of CVs that all accounts together may store. */
  TOTAL_STORAGE_MB: limit.default(defaultTotalStorageMb),
});
export type ChangeableSettings = z.infer<typeof ChangeableSettings>;
export type SettingName = keyof ChangeableSettings;

// `Object.keys` returns plain strings.
export const changeableNames = Object.keys(ChangeableSettings.shape) as SettingName[];

const settingSources = ["environment", "database", "default"] as const;

/** A setting as the administrator sees it. */
export const ShownSetting = z.object({
  name: z.string(),
  /** Null if not set. A set secret is shown only as "set". */
  value: z.union([z.string(), z.number()]).nullable(),
  source: z.enum(settingSources),
  /** False for settings from the environment and those read only at startup. */
  canChange: z.boolean(),
});
export type ShownSetting = z.infer<typeof ShownSetting>;

/** New values by name. Null restores the default. */
export const SettingsChange = z.partialRecord(
  z.enum(changeableNames),
  z.union([z.string().max(2000), z.number()]).nullable(),
);
export type SettingsChange = z.infer<typeof SettingsChange>;
