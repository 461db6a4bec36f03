import { rateTitle } from "../places/classify-piece.ts";
import { degreePattern, institutionPattern } from "./schooling/schooling-patterns.ts";
import { foldText } from "../text/fold-text.ts";
import type { RoleDraft } from "./group-roles.ts";
import { groupRoles } from "./group-roles.ts";
import type { RoleHeader } from "./label-header.ts";
import { labelHeader, voteArrangement } from "./label-header.ts";
import { peelTowns } from "./peel-towns.ts";
import { inheritEmployers } from "./inherit-employer.ts";
import { monthsOf, toYears } from "../dates/month-count.ts";
import type { ResumeRole } from "../shape/parsed-resume.ts";
import type { RoleRow, RowOptions } from "./role-rows.ts";
import { toRoleRows } from "./role-rows.ts";
import { readServedAs } from "./sentence-role.ts";
import type { Section } from "../sections/split-sections.ts";
import { internshipWords, volunteerWords } from "../places/title-words.ts";

/** A role with the lines that are its own, so that skills can be told whose they are. */
export type RoleWithLines = { role: ResumeRole; lines: number[] };

/** Reads the roles of a CV: the current ones first, then the newest end; undated ones last. */
export function readTimeline(
  sections: readonly Section[],
  { asOf, language, ...options }: { asOf: string; language: string } & RowOptions,
): RoleWithLines[] {
  const own = sections.filter(
    (section) => section.kind === "experience" || section.kind === "volunteer",
  );
  const found = own.map((section) => ({
    section,
    drafts: groupRoles(toRoleRows(section.lines, options)),
  }));
  found.push(...researchPosts(sections, options));
  const hasRoles = found.some(({ drafts }) => drafts.length > 0);
  const groups = hasRoles ? found : withoutHeading(sections, options);
  const arrangement = groups
    .flatMap(({ drafts }) => drafts.map((draft) => voteArrangement(headerLines(draft))))
    .reduce<number>((sum, vote) => sum + vote, 0);
  const roles = groups.flatMap(({ section, drafts }) => {
    const headers = drafts.map((draft) => labelHeader(headerLines(draft), arrangement));
    const banners = inheritEmployers(drafts, headers);
    peelTowns(headers, language);
    return drafts.flatMap((draft, at) => {
      const header = headers[at];
      if (!header || banners.has(at) || !isRole(header, draft)) return [];
      return [toRole(draft, header, { section, asOf })];
    });
  });
  return sortRoles(roles);
}

function headerLines(draft: RoleDraft): string[] {
  return draft.header.map((row) => row.rest).filter((rest) => rest !== "");
}

const research =
  /^(?:academic |scientific )?(?:research|forschung|recherche|investigacion|ricerca)\b/;

/** Under "Research" stand papers, or the posts in which it was done: a title and a span of dates. */
function researchPosts(
  sections: readonly Section[],
  options: RowOptions,
): { section: Section; drafts: RoleDraft[] }[] {
  return sections
    .filter(
      ({ kind, title }) => kind === "publications" && research.test(foldText(title ?? "").trim()),
    )
    .map((section) => ({ section, drafts: titledDrafts(section, options) }))
    .filter(({ drafts }) => drafts.length > 0);
}

function titledDrafts(section: Section, options: RowOptions): RoleDraft[] {
  return groupRoles(toRoleRows(section.lines, options)).filter((draft) => {
    const { title } = labelHeader(headerLines(draft), 0);
    return draft.span?.isRange === true && title !== null && rateTitle(title) >= 0.5;
  });
}

/** A CV without an experience heading: dated lines elsewhere that name an occupation. */
function withoutHeading(
  sections: readonly Section[],
  options: RowOptions,
): { section: Section; drafts: RoleDraft[] }[] {
  return sections
    .filter(({ kind }) => kind === "header" || kind === "summary" || kind === "other")
    .map((section) => ({ section, drafts: titledDrafts(section, options) }));
}

/** Time off is no job, and shows as a gap. */
const breaks =
  /^(?:elternzeit|mutterschutz|erziehungsurlaub|arbeitssuchend|arbeitslos|auszeit|sabbatical|parental leave|maternity leave|paternity leave|family leave|career break|gap year|unemployed|conge parental|conge maternite|recherche d'emploi|excedencia|baja maternal|licenca maternidade|congedo parentale|ouderschapsverlof)$/;

/** Something that is named, and no course of study that stands among the jobs. */
function isRole(header: RoleHeader, draft: RoleDraft): boolean {
  if (header.title === null && header.company === null) return false;
  if (header.company === null && breaks.test(foldText(header.title ?? "").trim())) return false;
  if (draft.span === null && (header.title === null || rateTitle(header.title) < 0.4)) return false;
  const text = foldText(draft.header.map((row) => row.rest).join(" "));
  const isStudy = degreePattern.test(text) && institutionPattern.test(text);
  return !isStudy || rateTitle(header.title ?? "") >= 0.5;
}

function toRole(
  draft: RoleDraft,
  header: RoleHeader,
  { section, asOf }: { section: Section; asOf: string },
): RoleWithLines {
  const { span } = draft;
  const start = span?.start ?? null;
  const end = span?.end ?? null;
  const isCurrent = span?.isCurrent ?? false;
  const months = monthsOf({ start, end, isCurrent }, asOf);
  const first = draft.header[0];
  const role: ResumeRole = {
    title: header.title ?? servedTitle(draft),
    company: header.company,
    location: header.location,
    start,
    end,
    isCurrent,
    kind: kindOf(header, section),
    yearsInRole: months === null ? null : toYears(months.to - months.from + 1),
    bullets: toBullets(draft.body),
    confidence: rateRole(header, draft),
    place: { line: first?.index ?? 0, page: first?.page ?? 1 },
  };
  return {
    role,
    lines: [...draft.header, ...draft.body].flatMap((row) => [row.index, ...row.also]),
  };
}

/** What somebody was, where only a sentence below the employer says it. */
function servedTitle({ body }: RoleDraft): string | null {
  for (const row of body) {
    const title = readServedAs(row.text);
    if (title !== null) return title;
  }
  return null;
}

function kindOf(header: RoleHeader, section: Section): ResumeRole["kind"] {
  const title = foldText(header.title ?? "");
  const heading = foldText(section.title ?? "");
  if (section.kind === "volunteer" || volunteerWords.test(title)) return "volunteer";
  if (
    /\b(?:leadership|involvement|extracurricular|ehrenamt)\b/.test(heading) &&
    !/\bwork|professional\b/.test(heading)
  ) {
    return "volunteer";
  }
  const isPlacement =
    internshipWords.test(title) ||
    /^(?:internships?|praktika|praktikum|stages|tirocini|practicas|estagios)$/.test(heading);
  return isPlacement ? "internship" : "job";
}

function toBullets(body: readonly RoleRow[]): ResumeRole["bullets"] {
  const bullets: ResumeRole["bullets"] = [];
  for (const row of body) {
    const last = bullets[bullets.length - 1];
    if (row.continues && last) last.text += ` ${row.text.trim()}`;
    else bullets.push({ text: row.text.trim(), place: { line: row.index, page: row.page } });
  }
  return bullets;
}

function rateRole(header: RoleHeader, draft: RoleDraft): number {
  const title = header.title === null ? 0 : rateTitle(header.title) >= 0.5 ? 0.25 : 0.1;
  const company = header.company === null ? 0 : 0.2;
  return Math.round((0.4 + title + company + (draft.span ? 0.14 : 0)) * 100) / 100;
}

/** The current ones first, then the newest end; those of one time stay as they stand. */
export function sortRoles<Entry extends { role: Pick<ResumeRole, "start" | "end" | "isCurrent"> }>(
  roles: readonly Entry[],
): Entry[] {
  const key = ({ role }: Entry): string =>
    role.isCurrent ? "9999-99" : (role.end ?? role.start ?? "");
  return roles
    .map((entry, at) => ({ entry, at }))
    .sort((one, other) => {
      const byEnd = compare(key(other.entry), key(one.entry));
      const byStart = compare(other.entry.role.start ?? "", one.entry.role.start ?? "");
      return byEnd || byStart || one.at - other.at;
    })
    .map(({ entry }) => entry);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
