import {
  countMatchingEntries,
  findFirstLogTime,
  findLogContext,
  groupLogEntries,
  searchLogEntries,
  iterateLogs,
} from "@resume-picker/db/queries/logs/search-logs";
import type { LogSearch } from "@resume-picker/db/queries/logs/search-logs";
import { AppError } from "@resume-picker/domain/errors";
import { barStep, sumEntries } from "@resume-picker/domain/logs/count-entries";
import type { ListedEntries, LogContext, LogCounts } from "@resume-picker/domain/logs/log-query";
import { contextEntries } from "@resume-picker/domain/logs/log-rules";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { logFileName, writeLogText } from "@resume-picker/domain/logs/write-log-text";
import type { StreamedDownload } from "../download.ts";
import { textDownload } from "../text-download.ts";
import type { UserContext } from "../trpc.ts";
import { logScope } from "./log-scope.ts";
import { toEntry } from "./log-store.ts";

/** Writes pending entries first, because a search must include the latest ones. */
async function searchOf(ctx: UserContext, filter: LogFilter): Promise<LogSearch> {
  await ctx.flushLogs();
  return { scope: logScope(ctx.user), filter };
}

export async function listLogs(
  ctx: UserContext,
  filter: LogFilter,
  page: { before?: number | undefined; limit: number },
): Promise<ListedEntries> {
  const search = await searchOf(ctx, filter);
  const rows = await searchLogEntries(ctx.db, search, page);
  return { entries: rows.map(toEntry), total: await countMatchingEntries(ctx.db, search) };
}

export async function countLogs(ctx: UserContext, filter: LogFilter): Promise<LogCounts> {
  const search = await searchOf(ctx, filter);
  const now = ctx.clock();
  const from = filter.from ?? (await findFirstLogTime(ctx.db, search.scope)) ?? now;
  const step = barStep(from, filter.to ?? now);
  return sumEntries(await groupLogEntries(ctx.db, search, step), filter, step);
}

/** @throws AppError NOT_FOUND if the entry doesn't exist. */
export async function showLogContext(ctx: UserContext, id: number): Promise<LogContext> {
  const { scope } = await searchOf(ctx, {});
  const found = await findLogContext(ctx.db, { scope, id, limit: contextEntries });
  if (!found) throw new AppError("NOT_FOUND", "Log entry not found");
  const { entry, before, after } = found;
  return { entry: toEntry(entry), before: before.map(toEntry), after: after.map(toEntry) };
}

/** Exports all matching entries as text, oldest first. */
export async function exportLogs(ctx: UserContext, filter: LogFilter): Promise<StreamedDownload> {
  const search = await searchOf(ctx, filter);
  return textDownload(logFileName(ctx.clock()), writeSteps(ctx, search));
}

function* writeSteps({ db }: UserContext, search: LogSearch): Generator<string> {
  for (const rows of iterateLogs(db, search)) yield writeLogText(rows.map(toEntry));
}
