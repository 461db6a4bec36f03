import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import type { Truth, TruthRole } from "./truth.ts";

/** What any parser under test gives, in one shape. */
export type Reading = {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  roles: {
    title: string | null;
    company: string | null;
    start: string | null;
    end: string | null;
  }[];
  /** The role that the product shows as the last one. */
  lastTitle: string | null;
  education: { degree: string | null; institution: string | null }[];
  skills: string[];
  years: number | null;
};

/** Right answers, answers given and answers wanted; F1, precision and recall follow from them. */
export type Tally = { right: number; given: number; wanted: number };
export type Scores = Record<Field, Tally>;
export type Field = (typeof fields)[number];

export const fields = [
  "name",
  "email",
  "phone",
  "location",
  "roles",
  "title",
  "company",
  "dates",
  "whole role",
  "last role",
  "years",
  "skills",
  "degree",
  "school",
] as const;

export function emptyScores(): Scores {
  // Every field is filled right here; the cast only tells fromEntries their names.
  return Object.fromEntries(
    fields.map((field) => [field, { right: 0, given: 0, wanted: 0 }]),
  ) as Scores;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Adds one CV's result to the tallies; gives the fields that are not right, for the report. */
export function scoreReading(reading: Reading, truth: Truth, scores: Scores): string[] {
  const misses: string[] = [];
  const single = (
    field: Field,
    [wanted, given]: [string | null | undefined, string | null],
    same: (one: string, other: string) => boolean,
  ): void => {
    if (wanted === undefined) return;
    const right = wanted !== null && given !== null && same(wanted, given);
    add(scores[field], [right ? 1 : 0, given === null ? 0 : 1, wanted === null ? 0 : 1]);
    if (!right && (wanted !== null || given !== null)) {
      misses.push(`${field}: ${given ?? "—"} (wanted ${wanted ?? "—"})`);
    }
  };
  single("name", [truth.name, reading.name], (a, b) => fold(a) === fold(b));
  single("email", [truth.email, reading.email], (a, b) => a.toLowerCase() === b.toLowerCase());
  single("phone", [truth.phone, reading.phone], (a, b) => digits(a) === digits(b));
  single(
    "location",
    [truth.location, reading.location],
    (a, b) => fold(b).includes(fold(a)) || fold(a).includes(fold(b)),
  );
  if (truth.roles) misses.push(...scoreRoles(reading, truth.roles, scores));
  if (truth.years !== undefined) {
    const right = reading.years !== null && Math.abs(reading.years - truth.years) <= 0.5001;
    add(scores.years, [right ? 1 : 0, reading.years === null ? 0 : 1, 1]);
    if (!right) misses.push(`years: ${reading.years ?? "—"} (wanted ${truth.years})`);
  }
  if (truth.skills) {
    const lost = truth.skills.filter((skill) => !hasSkill(reading.skills, skill));
    add(scores.skills, [
      truth.skills.length - lost.length,
      truth.skills.length - lost.length,
      truth.skills.length,
    ]);
    if (lost.length > 0) misses.push(`skills lost: ${lost.join(", ")}`);
  }
  const schools = [...reading.education];
  for (const entry of truth.education ?? []) {
    const points = (found: Reading["education"][number]): number =>
      (isAlike(found.degree, entry.degree) ? 1 : 0) +
      (isAlike(found.institution, entry.institution) ? 1 : 0);
    const [match] = schools
      .filter((found) => points(found) > 0)
      .sort((one, other) => points(other) - points(one));
    if (match) schools.splice(schools.indexOf(match), 1);
    if (entry.degree !== undefined)
      add(scores.degree, [
        isAlike(match?.degree ?? null, entry.degree) ? 1 : 0,
        match?.degree ? 1 : 0,
        1,
      ]);
    if (entry.institution !== undefined) {
      add(scores.school, [
        isAlike(match?.institution ?? null, entry.institution) ? 1 : 0,
        match?.institution ? 1 : 0,
        1,
      ]);
    }
    const isRight =
      isAlike(match?.degree ?? null, entry.degree) &&
      isAlike(match?.institution ?? null, entry.institution);
    if (!isRight)
      misses.push(
        `education: ${match?.degree ?? "—"} @ ${match?.institution ?? "—"} (wanted ${entry.degree ?? ""} @ ${entry.institution ?? ""})`,
      );
  }
  return misses;
}

function scoreRoles(reading: Reading, wanted: readonly TruthRole[], scores: Scores): string[] {
  const misses: string[] = [];
  const free = [...reading.roles];
  for (const role of wanted) {
    const ranked = free
      .map((found) => ({ found, score: similarity(found, role) }))
      .sort((one, other) => other.score - one.score);
    const match = ranked[0] && ranked[0].score >= 1 ? ranked[0].found : null;
    if (match) free.splice(free.indexOf(match), 1);
    const title = match !== null && (role.title === null || isSame(match.title, role.title));
    const company =
      match !== null && (role.company === null || isSame(match.company, role.company));
    const hasDates = role.start !== undefined;
    const dates =
      match !== null && hasDates && match.start === role.start && match.end === role.end;
    add(scores.roles, [match ? 1 : 0, match ? 1 : 0, 1]);
    add(scores.title, [title ? 1 : 0, match?.title ? 1 : 0, 1]);
    if (role.company !== null) add(scores.company, [company ? 1 : 0, match?.company ? 1 : 0, 1]);
    if (hasDates) add(scores.dates, [dates ? 1 : 0, match?.start ? 1 : 0, 1]);
    const whole = title && company && (dates || !hasDates);
    add(scores["whole role"], [whole ? 1 : 0, match ? 1 : 0, 1]);
    if (!whole) {
      misses.push(
        `role: ${match ? `${match.title ?? "—"} @ ${match.company ?? "—"} ${match.start ?? "?"}..${match.end ?? "now"}` : "not found"} (wanted ${role.title ?? "—"} @ ${role.company ?? "—"} ${role.start ?? "?"}..${role.end ?? "now"})`,
      );
    }
  }
  // What was found beyond the wanted ones costs precision.
  scores.roles.given += free.length;
  if (free.length > 0)
    misses.push(
      `extra roles: ${free.map((role) => `${role.title ?? "—"} @ ${role.company ?? "—"}`).join("; ")}`,
    );
  const newest = newestRole(wanted);
  if (newest?.title) {
    const right = reading.lastTitle !== null && isSame(reading.lastTitle, newest.title);
    add(scores["last role"], [right ? 1 : 0, reading.lastTitle === null ? 0 : 1, 1]);
    if (!right) misses.push(`last role: ${reading.lastTitle ?? "—"} (wanted ${newest.title})`);
  }
  return misses;
}

function newestRole(roles: readonly TruthRole[]): TruthRole | undefined {
  const key = (role: TruthRole): string => (role.end === null ? "9999" : (role.end ?? ""));
  if (roles.every((role) => role.start === undefined)) return roles[0];
  return [...roles].sort((one, other) =>
    key(one) < key(other)
      ? 1
      : key(one) > key(other)
        ? -1
        : (other.start ?? "") > (one.start ?? "")
          ? 1
          : -1,
  )[0];
}

function similarity(found: Reading["roles"][number], role: TruthRole): number {
  return (
    overlap(found.title, role.title) +
    overlap(found.company, role.company) +
    (overlap(found.company, role.title) + overlap(found.title, role.company)) * 0.6 +
    (role.start !== undefined && found.start === role.start ? 0.7 : 0) +
    (role.end !== undefined && found.end === role.end ? 0.3 : 0)
  );
}

function overlap(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  const a = new Set(fold(one).split(" "));
  const b = new Set(fold(other).split(" "));
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

function isSame(one: string | null, other: string): boolean {
  return one !== null && fold(one) === fold(other);
}

function isAlike(one: string | null, other: string | undefined): boolean {
  return other !== undefined && one !== null && overlap(one, other) >= 0.75;
}

function digits(text: string): string {
  return text.replace(/\D/g, "").slice(-10);
}

function hasSkill(found: readonly string[], wanted: string): boolean {
  const canonical = canonicalSkill(wanted) ?? wanted;
  const keys = found.map(fold);
  if (keys.includes(fold(wanted)) || keys.includes(fold(canonical))) return true;
  // "Microsoft Word/Excel/PowerPoint" counts when each part was found.
  const parts = wanted.split("/");
  return (
    parts.length > 1 &&
    parts.every((part) => keys.some((key) => key === fold(part) || key.endsWith(` ${fold(part)}`)))
  );
}

function add(tally: Tally, [right, given, wanted]: [number, number, number]): void {
  tally.right += right;
  tally.given += given;
  tally.wanted += wanted;
}

export function recall({ right, wanted }: Tally): number {
  return wanted === 0 ? 1 : right / wanted;
}

export function precision({ right, given }: Tally): number {
  return given === 0 ? 1 : right / given;
}

export function f1(tally: Tally): number {
  const p = precision(tally);
  const r = recall(tally);
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}
