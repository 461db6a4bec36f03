import { foldText } from "./fold-text.ts";
import type { RoleDraft } from "./group-roles.ts";
import { groupRoles } from "./group-roles.ts";
import { labelHeader, voteArrangement } from "./label-header.ts";
import type { RoleHeader } from "./label-header.ts";
import { monthsOf } from "./month-count.ts";
import type { ResumeRole } from "./parsed-resume.ts";
import { toRoleRows } from "./role-rows.ts";
import type { RoleRow } from "./role-rows.ts";
import type { Section } from "./split-sections.ts";
import { internshipWords, volunteerWords } from "./title-words.ts";

/** A role with the lines that are its own, so that skills can be told whose they are. */
export type RoleWithLines = { role: ResumeRole; lines: number[] };

/** Reads the roles of a CV, newest first as far as the dates tell. */
export function readTimeline(sections: readonly Section[], asOf: string): RoleWithLines[] {
  const groups = roleSections(sections).map((section) => ({
    section,
    drafts: groupRoles(toRoleRows(section.lines)),
  }));
  const votes = groups.flatMap(({ drafts }) =>
    drafts.map((draft) => voteArrangement(headerLines(draft))),
  );
  const arrangement = votes.reduce<number>((sum, vote) => sum + vote, 0);
  const roles = groups.flatMap(({ section, drafts }) => {
    const headers = drafts.map((draft) => labelHeader(headerLines(draft), arrangement));
    inheritEmployers(drafts, headers);
    return drafts.flatMap((draft, at) => {
      const header = headers[at];
      return header && isRole(header, draft) ? [toRole(draft, header, { section, asOf })] : [];
    });
  });
  return sortRoles(roles);
}

function headerLines(draft: RoleDraft): string[] {
  const lines = draft.header.map((row) => row.rest).filter((rest) => rest !== "");
  if (lines.length > 0) return lines;
  // "Mar 2021 - Present" alone, with the role in its first bullet.
  const first = draft.body[0];
  return first ? [first.rest] : [];
}

function roleSections(sections: readonly Section[]): Section[] {
  return sections.filter(
    (section) => section.kind === "experience" || section.kind === "volunteer",
  );
}

/** Roles under one employer's banner share it. */
function inheritEmployers(drafts: readonly RoleDraft[], headers: RoleHeader[]): void {
  const inherited = new Set<RoleHeader>();
  headers.forEach((header, at) => {
    const previous = headers[at - 1];
    const draft = drafts[at];
    if (!previous || !draft || header.company !== null || header.title === null) return;
    const before = drafts[at - 1];
    const hadBanner =
      before !== undefined && before.header.length > 1 && before.header[0]?.span === null;
    if (
      previous.company !== null &&
      (hadBanner || previous.title === null || inherited.has(previous))
    ) {
      header.company = previous.company;
      header.location ??= previous.location;
      inherited.add(header);
    }
  });
}

function isRole(header: RoleHeader, draft: RoleDraft): boolean {
  return (header.title !== null || header.company !== null) && draft.header.length > 0;
}

function toRole(
  draft: RoleDraft,
  header: RoleHeader,
  { section, asOf }: { section: Section; asOf: string },
): RoleWithLines {
  const { span } = draft;
  const words = foldText(header.title ?? "");
  const isVolunteer = section.kind === "volunteer" || volunteerWords.test(words);
  const first = draft.header[0];
  const start = span?.start ?? null;
  const end = span?.end ?? null;
  const isCurrent = span?.isCurrent ?? false;
  const months = monthsOf({ start, end, isCurrent }, asOf);
  const role: ResumeRole = {
    title: header.title,
    company: header.company,
    location: header.location,
    start,
    end,
    isCurrent,
    kind: isVolunteer ? "volunteer" : internshipWords.test(words) ? "internship" : "job",
    yearsInRole:
      months === null ? null : Math.round(((months.to - months.from + 1) / 12) * 10) / 10,
    bullets: toBullets(draft.body),
    confidence: rateRole(header, draft),
    place: { line: first?.index ?? 0, page: first?.page ?? 1 },
  };
  return { role, lines: [...draft.header, ...draft.body].map((row) => row.index) };
}

function toBullets(body: readonly RoleRow[]): ResumeRole["bullets"] {
  const bullets: ResumeRole["bullets"] = [];
  for (const row of body) {
    const last = bullets[bullets.length - 1];
    if (row.continues && last) {
      last.text += ` ${row.text.trim()}`;
    } else {
      bullets.push({ text: row.text.trim(), place: { line: row.index, page: row.page } });
    }
  }
  return bullets;
}

function rateRole(header: RoleHeader, draft: RoleDraft): number {
  let confidence = 0.4;
  if (header.title !== null) confidence += 0.2;
  if (header.company !== null) confidence += 0.2;
  if (draft.span) confidence += 0.15;
  return Math.round(confidence * 100) / 100;
}

/** Current first, then by end and start; undated roles keep the document's order at the end. */
function sortRoles(roles: readonly RoleWithLines[]): RoleWithLines[] {
  const key = ({ role }: RoleWithLines): string =>
    role.isCurrent ? "9999-99" : (role.end ?? role.start ?? "");
  return roles
    .map((entry, at) => ({ entry, at }))
    .sort((one, other) => {
      const byEnd = compare(key(other.entry), key(one.entry));
      if (byEnd !== 0) return byEnd;
      return compare(other.entry.role.start ?? "", one.entry.role.start ?? "") || one.at - other.at;
    })
    .map(({ entry }) => entry);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
