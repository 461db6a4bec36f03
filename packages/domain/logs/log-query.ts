import { z } from "zod";
import { optionalField } from "../empty-field.ts";
import { LogEntry } from "./log-entry.ts";
import { logLevels, maxListedEntries } from "./log-rules.ts";
import { levelFilters } from "./match-entry.ts";

const dayMs = 24 * 60 * 60 * 1000;

const day = z.iso.date().max(10);
const moment = z.iso.datetime({ offset: true }).max(40);
const from = z.union([day, moment]).transform((text) => new Date(text));
/** A day includes all its hours. */
const to = z
  .union([day, moment])
  .transform((text) => new Date(Date.parse(text) + (text.length === 10 ? dayMs : 0)));

/** The filter of a log query in a URL or on a screen. */
export const LogQuery = z.object({
  level: optionalField(
    z
      .string()
      .max(20)
      // An unescaped plus in a URL arrives as a space.
      .transform((text) => text.replace(/ $/, "+"))
      .pipe(z.enum(levelFilters)),
  ),
  category: optionalField(z.string().max(40)),
  text: optionalField(z.string().trim().max(200)),
  user: optionalField(z.string().max(100)),
  requestId: optionalField(z.string().max(64)),
  from: optionalField(from),
  to: optionalField(to),
  hideReads: optionalField(
    z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]),
  ),
});

export const LogPage = LogQuery.extend({
  limit: optionalField(z.coerce.number().int().min(1).max(maxListedEntries)),
  /** Entries older than the one with this id. */
  before: optionalField(z.coerce.number().int().positive()),
});

export const ListedEntries = z.object({
  /** Newest first. */
  entries: z.array(LogEntry),
  /** The number of matching entries on all pages. */
  total: z.number().int(),
});
export type ListedEntries = z.infer<typeof ListedEntries>;

export const LogContext = z.object({
  entry: LogEntry,
  /** The entries logged just before and after it, oldest first. */
  before: z.array(LogEntry),
  after: z.array(LogEntry),
});
export type LogContext = z.infer<typeof LogContext>;

/** Counts of matching entries over time, by category and by level. */
export const LogCounts = z.object({
  total: z.number().int(),
  /** The milliseconds that a bar covers. */
  step: z.number().int(),
  /** Only bars with entries, oldest first. */
  bars: z.array(
    z.object({
      from: z.date(),
      total: z.number().int(),
      warnings: z.number().int(),
      errors: z.number().int(),
    }),
  ),
  /** Ignores the category filter. */
  categories: z.array(z.object({ category: z.string(), n: z.number().int() })),
  /** Ignores the level filter. */
  levels: z.array(z.object({ level: z.enum(logLevels), n: z.number().int() })),
});
export type LogCounts = z.infer<typeof LogCounts>;
