import { patternOf } from "../../lexicon/lexicon.ts";
import { foldedWords, wordPattern } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { rateTitle } from "../places/classify-piece.ts";
import { degreePattern, institutionPattern } from "../places/schooling-patterns.ts";
import { foldText } from "../text/fold-text.ts";
import { chooseArrangement } from "../entries/choose-arrangement.ts";
import { roleEvidence } from "./role-evidence.ts";
import { findRoleEntries } from "./role-entries.ts";
import type { RoleDraft, RoleHeader } from "./role-headers.ts";
import { draftRoles } from "./role-headers.ts";
import { monthsOf, toYears } from "../dates/month-count.ts";
import type { ResumeRole } from "../shape/parsed-resume.ts";
import type { EntryRow, RowOptions } from "../entries/entry-row.ts";
import { toEntryRows } from "../entries/entry-rows.ts";
import { readServedAs } from "../entries/sentence-role.ts";
import type { Section } from "../sections/split-sections.ts";
import { internshipWords, volunteerWords } from "../places/title-words.ts";

/** A role with its own lines, which are needed to attribute skills to roles. */
export type RoleWithLines = { role: ResumeRole; lines: number[] };

/** Reads the roles of a CV, sorted: current roles, then by latest end date, then undated roles. */
export function readTimeline(
  sections: readonly Section[],
  { asOf, ...options }: { asOf: string } & RowOptions,
): RoleWithLines[] {
  const own = sections.filter(({ kind }) => kind === "experience" || kind === "volunteer");
  const found = [
    ...readDrafts(own, options).filter(({ draft }) => isRole(draft)),
    ...academicPosts(sections, options),
  ];
  const drafts = found.length > 0 ? found : withoutHeading(sections, options);
  return sortRoles(drafts.map(({ section, draft }) => toRole(draft, { section, asOf })));
}

type Found = { section: Section; draft: RoleDraft };

/** The roles of sections with the same layout. */
function readDrafts(sections: readonly Section[], options: RowOptions): Found[] {
  const parted = sections.map((section) => {
    const rows = toEntryRows(section.lines, options);
    return { section, rows, entries: findRoleEntries(rows) };
  });
  const read = chooseArrangement(
    parted.flatMap(({ entries }) => entries),
    { evidence: roleEvidence, noWhat: 1.6, noWhere: 1 },
  );
  return parted.flatMap(({ section, rows, entries }) =>
    draftRoles(
      rows,
      read.filter(({ entry }) => entries.includes(entry)),
    )
      .flatMap(perSpell)
      .map((draft) => ({ section, draft })),
  );
}

/** Splits a post that was held twice into two roles. Only the later one has the description. */
function perSpell(draft: RoleDraft): RoleDraft[] {
  const row = draft.header.find(({ span }) => span !== null && span === draft.span);
  const others = row?.others ?? [];
  return [draft, ...others.map((span) => ({ ...draft, span, body: [] }))];
}

const research =
  /^(?:academic |scientific )?(?:research|forschung|recherche|investigacion|ricerca)\b/;

const teaching = wordPattern(foldedWords(work, "teaching"));

/** "Research" and "Teaching" sections list papers and courses, or posts with a title and dates. */
function academicPosts(sections: readonly Section[], options: RowOptions): Found[] {
  const isAcademic = ({ kind, title }: Section): boolean => {
    const heading = foldText(title ?? "").trim();
    return kind === "publications"
      ? research.test(heading)
      : kind === "courses" && teaching.test(heading);
  };
  return titledDrafts(sections.filter(isAcademic), options);
}

function titledDrafts(sections: readonly Section[], options: RowOptions): Found[] {
  const dated = readDrafts(sections, options).filter(({ draft }) => draft.span?.isRange === true);
  const isTitled = ({ draft: { title } }: Found) => title !== null && rateTitle(title) >= 0.5;
  return dated.filter((one) => {
    if (isTitled(one)) return true;
    // An unknown title among known ones is a post, too, if it has an employer as they do.
    const alike = dated.filter(({ section }) => section === one.section);
    const { title, company } = one.draft;
    return title !== null && company !== null && alike.filter(isTitled).length * 2 >= alike.length;
  });
}

/** For a CV without an experience heading: dated lines elsewhere that name an occupation. */
function withoutHeading(sections: readonly Section[], options: RowOptions): Found[] {
  return titledDrafts(
    sections.filter(({ kind }) => kind === "header" || kind === "summary" || kind === "other"),
    options,
  );
}

/**
 * Time off is not a job and appears as a gap. With an employer's name, it counts as time off only
 * if nothing else is named.
 */
const breaks = wordPattern(foldedWords(work, "break"));

function isBreak({ title, company, header }: RoleDraft): boolean {
  // "arbeitslos, Umschulung": the break is where an employer would be.
  const employer = foldText(company ?? "");
  if (employer !== "" && employer.replace(breaks, "") === "") return true;
  const named = foldText(title ?? company ?? "")
    .replace(/[([].*$/, "")
    .trim();
  const found = breaks.exec(named);
  const rest = named.replace(breaks, "").replace(/[^\p{L}]+/gu, "");
  // "Parental leave to care for twins", unlike "Sabbatical Officer".
  if (found && (rest.length <= 12 || (found.index === 0 && rateTitle(named) < 0.5))) return true;
  return (
    header.some((row) => breaks.test(foldText(row.rest)) && !/,|\s[-–|]\s/.test(row.rest)) &&
    company === null
  );
}

/** Whether the draft has a title or an employer and isn't a course of study among the jobs. */
function isRole(draft: RoleDraft): boolean {
  const header = draft;
  if (header.title === null && header.company === null) return false;
  if (isBreak(draft)) return false;
  if (draft.span === null && (header.title === null || rateTitle(header.title) < 0.4)) return false;
  const text = foldText(draft.header.map((row) => row.rest).join(" "));
  const isStudy = degreePattern.test(text) && institutionPattern.test(text);
  return !isStudy || rateTitle(header.title ?? "") >= 0.5;
}

function toRole(
  draft: RoleDraft,
  { section, asOf }: { section: Section; asOf: string },
): RoleWithLines {
  const { span } = draft;
  const start = span?.start ?? null;
  const end = span?.end ?? null;
  const isCurrent = span?.isCurrent ?? false;
  const months = monthsOf({ start, end, isCurrent }, asOf);
  const first = draft.header[0];
  const role: ResumeRole = {
    title: draft.title ?? servedTitle(draft),
    company: draft.company,
    location: draft.location,
    start,
    end,
    isCurrent,
    kind: kindOf(draft, section),
    yearsInRole: months === null ? null : toYears(months.to - months.from + 1),
    bullets: toBullets(draft.body),
    confidence: rateRole(draft),
    place: { line: first?.index ?? 0, page: first?.page ?? 1 },
  };
  return {
    role,
    lines: [...draft.header, ...draft.body].flatMap((row) => [row.index, ...row.also]),
  };
}

/** The job title when it appears only in a sentence below the employer. */
function servedTitle({ body }: RoleDraft): string | null {
  for (const row of body) {
    const title = readServedAs(row.text);
    if (title !== null) return title;
  }
  return null;
}

const listedInterns = wordPattern(foldedWords(work, "internship"));
const listedVolunteers = wordPattern(foldedWords(work, "volunteer"));

const volunteerHeading = new RegExp(`\\b(?:${patternOf(work, "volunteerHeading")})\\b`);

const internshipHeading = new RegExp(`^(?:${patternOf(work, "internshipHeading")})$`);

function kindOf(header: RoleHeader, section: Section): ResumeRole["kind"] {
  const title = foldText(header.title ?? "");
  const heading = foldText(section.title ?? "");
  if (section.kind === "volunteer" || volunteerWords.test(title) || listedVolunteers.test(title))
    return "volunteer";
  if (volunteerHeading.test(heading) && !/\bwork|professional\b/.test(heading)) {
    return "volunteer";
  }
  const isPlacement =
    internshipWords.test(title) || listedInterns.test(title) || internshipHeading.test(heading);
  return isPlacement ? "internship" : "job";
}

function toBullets(body: readonly EntryRow[]): ResumeRole["bullets"] {
  const bullets: ResumeRole["bullets"] = [];
  for (const row of body) {
    const last = bullets[bullets.length - 1];
    if (row.continues && last) last.text += ` ${row.text.trim()}`;
    else bullets.push({ text: row.text.trim(), place: { line: row.index, page: row.page } });
  }
  return bullets;
}

function rateRole({ title, company, span, confidence }: RoleDraft): number {
  const known = (title === null ? 0 : 0.25) + (company === null ? 0 : 0.2) + (span ? 0.14 : 0);
  return Math.round((0.4 + known) * confidence * 100) / 100;
}

/** Sorts current roles first, then by latest end date. Roles with equal dates keep their order. */
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
