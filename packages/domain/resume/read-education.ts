import { degreePattern, institutionPattern } from "./degree-words.ts";
import { foldText } from "./fold-text.ts";
import type { ResumeEducation } from "./parsed-resume.ts";
import { peelLocation, rateLocation } from "./recognize-location.ts";
import { toRoleRows } from "./role-rows.ts";
import type { RoleRow } from "./role-rows.ts";
import type { Section } from "./split-sections.ts";

type Draft = {
  rows: RoleRow[];
  degree: string | null;
  institution: string | null;
  dated: RoleRow | null;
};

/** Reads degrees and schools; single dates are taken as the end. */
export function readEducation(sections: readonly Section[]): ResumeEducation[] {
  return sections
    .filter((section) => section.kind === "education")
    .flatMap((section) => readSection(toRoleRows(section.lines)));
}

function readSection(rows: readonly RoleRow[]): ResumeEducation[] {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  for (const row of rows) {
    if (row.body && !isSchoolLine(row)) continue;
    const parts = partsOf(row);
    if (parts.length === 0 && row.span === null) continue;
    const kinds = parts.map((part) => kindOf(part));
    const hasDegree = kinds.includes("degree");
    const hasSchool = kinds.includes("institution");
    const isNew =
      !current ||
      (hasDegree &&
        current.degree !== null &&
        (current.institution !== null || hasSchool || row.span !== null)) ||
      (hasSchool && current.institution !== null) ||
      (row.span !== null && current.dated !== null);
    const isOther: boolean =
      !hasDegree &&
      !hasSchool &&
      row.span === null &&
      current !== null &&
      current.institution !== null;
    if (isOther) continue;
    if (isNew || !current) {
      current = { rows: [], degree: null, institution: null, dated: null };
      drafts.push(current);
    }
    take(current, row, parts);
  }
  return drafts
    .filter((draft) => draft.degree !== null || draft.institution !== null)
    .map(toEducation);
}

function isSchoolLine(row: RoleRow): boolean {
  const folded = foldText(row.text);
  return (
    row.bullet &&
    row.text.length < 140 &&
    degreePattern.test(folded) &&
    (institutionPattern.test(folded) || row.span !== null)
  );
}

function take(draft: Draft, row: RoleRow, parts: readonly string[]): void {
  draft.rows.push(row);
  if (row.span && !draft.dated) draft.dated = row;
  for (const part of parts) {
    const kind = kindOf(part);
    if (kind === "degree" && draft.degree === null) draft.degree = part;
    else if (kind === "institution" && draft.institution === null) draft.institution = part;
  }
  for (const part of parts) {
    if (part === draft.degree || part === draft.institution || kindOf(part) !== "other") continue;
    if (draft.institution === null && draft.degree !== null) draft.institution = part;
    else if (draft.degree === null && draft.institution !== null) draft.degree = part;
    else if (draft.degree === null && draft.institution === null && parts.length === 1)
      draft.institution = part;
  }
}

function kindOf(part: string): "degree" | "institution" | "other" {
  const folded = foldText(part);
  const degree = degreePattern.exec(folded);
  const school = institutionPattern.exec(folded);
  if (degree && school) return degree.index <= school.index ? "degree" : "institution";
  if (degree) return "degree";
  return school ? "institution" : "other";
}

const noise =
  /^(?:gpa|cgpa|grade|note|cum|major gpa|honou?rs?|dean'?s list|relevant|coursework|minor|thesis|activities|magna|summa|first class|gesamtnote|abschlussnote|mention|score|percentage|\d)/i;

/** The header pieces of a line: between separators, with places taken off. */
function partsOf(row: RoleRow): string[] {
  const coarse = row.rest
    .split(/\t|\s*\|\s*|\s+[·•∙●◦▪]\s+|\s+[–—]\s+|\s+-\s+|\s{3,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && rateLocation(part) < 0.8 && !noise.test(foldText(part)));
  return coarse.flatMap((part) => splitDegreeSchool(part));
}

function splitDegreeSchool(part: string): string[] {
  const cuts = [
    ...part.matchAll(/,\s+|\s+(?:at|from|an der|am|a l'|bei der|in der)\s+(?=\p{Lu})/gu),
  ];
  for (const cut of cuts) {
    const left = part.slice(0, cut.index).trim();
    const right = part.slice(cut.index + cut[0].length).trim();
    const kinds = [kindOf(left), kindOf(right)];
    if (kinds[0] === "degree" && kinds[1] === "institution") return [left, peel(right)];
    if (kinds[0] === "institution" && kinds[1] === "degree") return [peel(left), right];
  }
  return [peel(part)];
}

function peel(part: string): string {
  if (/^(?:university|uc)\b/i.test(part) && !/,.*,/.test(part) && !/,\s*[A-Z]{2}$/.test(part))
    return part;
  return kindOf(part) === "institution" ? peelLocation(part).rest : part;
}

function toEducation(draft: Draft): ResumeEducation {
  const span = draft.dated?.span ?? null;
  const first = draft.rows[0];
  return {
    degree: draft.degree,
    institution: draft.institution,
    start: span?.isRange === true ? span.start : null,
    end: span?.end ?? null,
    isCurrent: span?.isCurrent ?? false,
    place: { line: first?.index ?? 0, page: first?.page ?? 1 },
  };
}
