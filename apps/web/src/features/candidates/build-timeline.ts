import type { ExperienceGap, TimelineEntry } from "@resume-picker/domain/candidates/candidate";

export type TimelineItem =
  | { kind: "role"; entry: TimelineEntry }
  | { kind: "gap"; gap: ExperienceGap };

/** The key of a role. A CV that repeats its roles, for example in a summary, has it twice. */
const lineOf = ({ role, company, startDate, endDate }: TimelineEntry) =>
  [role, company, startDate, endDate].join("\n").toLowerCase();

/** Leaves out roles that the CV repeats. */
export function withoutRepeats(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const once = new Map([...entries].reverse().map((entry) => [lineOf(entry), entry]));
  return entries.filter((entry) => once.get(lineOf(entry)) === entry);
}

/**
 * Returns the roles, newest first, with each gap above the first role that began before it. A role
 * that the CV repeats is listed once. Dates are compared as text: `YYYY` sorts before `YYYY-MM` of
 * the same year.
 */
export function buildTimeline(
  entries: readonly TimelineEntry[],
  gaps: readonly ExperienceGap[],
): TimelineItem[] {
  const roles = withoutRepeats(entries).sort((a, b) => {
    if (a.isCurrent !== b.isCurrent) return a.isCurrent ? -1 : 1;
    return (b.startDate ?? "").localeCompare(a.startDate ?? "");
  });
  const waiting = [...gaps].sort((a, b) => b.start.localeCompare(a.start));
  const items: TimelineItem[] = [];
  for (const entry of roles) {
    while (waiting[0] && (entry.startDate ?? "") < waiting[0].start) {
      const gap = waiting.shift();
      if (gap) items.push({ kind: "gap", gap });
    }
    items.push({ kind: "role", entry });
  }
  return [...items, ...waiting.map((gap) => ({ kind: "gap" as const, gap }))];
}
