import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { maxNamesAtOnce } from "@resume-picker/domain/admin/user-list-rules";
import { useMemo } from "react";
import { api } from "../../lib/api.ts";

export type NameOf = (userId: string) => string;

/** The maximum number of calls. Accounts beyond that are shown by their ids. */
const maxCalls = 10;

/** Returns usernames for the ids in the log, for admins. An unknown id stays an id. */
export function useUserNames(isAdmin: boolean, entries: readonly LogEntry[]): NameOf {
  const groups = useMemo(() => {
    const ids = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
    const starts = Array.from({ length: maxCalls }, (_, index) => index * maxNamesAtOnce);
    return starts
      .map((start) => ids.slice(start, start + maxNamesAtOnce))
      .filter((group) => group.length > 0);
  }, [entries]);
  const calls = api.useQueries((each) =>
    isAdmin ? groups.map((ids) => each.admin.userNames({ ids }, { staleTime: Infinity })) : [],
  );
  const names = JSON.stringify(
    Object.fromEntries(calls.flatMap(({ data }) => Object.entries(data ?? {}))),
  );
  return useMemo(() => {
    // Usernames by id, as the server returned them.
    const known = JSON.parse(names) as Record<string, string | undefined>;
    return (id: string) => known[id] ?? id;
  }, [names]);
}
