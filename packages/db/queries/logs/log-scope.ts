import { eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { logEntries } from "../../schema/logs.ts";

/** Whose entries: everybody's (null, for admins) or those of one user's requests. */
export type LogScope = string | null;

export const inScope = (scope: LogScope): SQL | undefined =>
  scope === null ? undefined : eq(logEntries.userId, scope);
