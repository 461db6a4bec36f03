import { z } from "zod";
import { defaultLimits, defaultTotalStorageMb } from "../accounts/account-limits.ts";

const limit = z.coerce.number().int().min(1).max(100_000_000);

/** Nothing, where the field is left empty. */
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

/** What an administrator may change while the server runs, with what holds until somebody does. */
export const ChangeableSettings = z.object({
  REGISTRATION: z.enum(["open", "closed"]).default("open"),
  /** Of the addresses that may sign up without an invitation; any, where it is empty. */
  SIGN_UP_DOMAINS: domains.default(""),
  /** Whether administrators need two-step sign-in before anything of an administrator works. */
  ADMIN_TWO_STEP: z.enum(["on", "off"]).default("off"),
  SITE_NAME: z.string().trim().min(1).max(60).default("Resume Picker"),
  LANDING_PAGE: z.enum(["on", "off"]).default("on"),
  IMPRINT_URL: text(webAddress),
  PRIVACY_URL: text(webAddress),
  SUPPORT_EMAIL: text(z.email()),
  /** Where errors that keep happening are mailed to. */
  ALERT_EMAIL: text(z.email()),
  LOG_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  /** Daily backups that are kept; 0 turns them off. */
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

// The keys of a shape of ours.
export const changeableNames = Object.keys(ChangeableSettings.shape) as SettingName[];

const settingSources = ["environment", "database", "default"] as const;

/** A setting as the administrator sees it. */
export const ShownSetting = z.object({
  name: z.string(),
  /** Null where nothing is set. Of a secret only whether it is set: "set". */
  value: z.union([z.string(), z.number()]).nullable(),
  source: z.enum(settingSources),
  /** What the environment sets, and what is read at the start only, can't be changed here. */
  canChange: z.boolean(),
});
export type ShownSetting = z.infer<typeof ShownSetting>;

/** New values by name; null goes back to the default. */
export const SettingsChange = z.partialRecord(
  z.enum(changeableNames),
  z.union([z.string().max(2000), z.number()]).nullable(),
);
export type SettingsChange = z.infer<typeof SettingsChange>;
