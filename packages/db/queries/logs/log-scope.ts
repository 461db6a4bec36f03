import { eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { logEntries } from "../../schema/logs.ts";

/** A user's id for the entries of their requests, or null for all entries (admins only). */
export type LogScope = string | null;

export const inScope = (scope: LogScope): SQL | undefined =>
  scope === null ? undefined : eq(logEntries.userId, scope);
