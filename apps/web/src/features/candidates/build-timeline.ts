import type { ExperienceGap, TimelineEntry } from "@resume-picker/domain/candidates/candidate";

export type TimelineItem =
  | { kind: "role"; entry: TimelineEntry }
  | { kind: "gap"; gap: ExperienceGap };

/**
 * Returns the roles, newest first, with each gap above the first role that began before it. Dates
 * are compared as text: `YYYY` sorts before `YYYY-MM` of the same year.
 */
export function buildTimeline(
  entries: readonly TimelineEntry[],
  gaps: readonly ExperienceGap[],
): TimelineItem[] {
  const roles = [...entries].sort((a, b) => {
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
