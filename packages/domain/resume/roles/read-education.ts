import { isBareDegree, isSubjectName } from "./degree-words.ts";
import { degreePattern, institutionPattern } from "./schooling/schooling-patterns.ts";
import { isLabelled, splitEducation } from "./education-parts.ts";
import type { EducationPart } from "./education-parts.ts";
import type { ResumeEducation } from "../shape/parsed-resume.ts";
import { foldText } from "../text/fold-text.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { toRoleRows } from "./role-rows.ts";
import type { RoleRow, RowOptions } from "./role-rows.ts";
import type { Section } from "../sections/split-sections.ts";
import { isRowOfHeads } from "./table-heads.ts";

type Draft = {
  first: RoleRow;
  last: RoleRow;
  degree: string | null;
  /** The degree is only what stood beside the school: a subject, should a real one follow. */
  isSubject: boolean;
  institution: string | null;
  dated: RoleRow | null;
};

/**
 * Reads degrees and schools; a single date is taken as the end. Where no section holds any, a degree
 * with its school under "Training" is one, and a course is still none.
 */
export function readEducation(
  sections: readonly Section[],
  options: RowOptions,
): ResumeEducation[] {
  const read = (kind: Section["kind"]): ResumeEducation[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => readSection(toRoleRows(section.lines, options)));
  const education = read("education");
  return education.length > 0 ? education : read("courses").filter(isDegreeOfSchool);
}

const courseWords =
  /\b(?:certificates?|certified|courses?|programs?|bootcamp|immersive|nanodegree|workshops?|seminars?|minor|major|coursera|udemy|udacity|general assembly|tech|vhs)\b/;

function isDegreeOfSchool({ degree, institution }: ResumeEducation): boolean {
  if (degree === null || institution === null) return false;
  const [what, where] = [foldText(degree), foldText(institution)];
  return (
    degreePattern.test(what) &&
    institutionPattern.test(where) &&
    !courseWords.test(what) &&
    !courseWords.test(where)
  );
}

function readSection(rows: readonly RoleRow[]): ResumeEducation[] {
  const read = rows.flatMap(readRow);
  const { isSchoolFirst, isDateFirst } = readOrder(read);
  const drafts: Draft[] = [];
  let waiting: RoleRow | null = null;
  for (const { row, parts } of read) {
    const current = drafts[drafts.length - 1];
    const known = parts.filter((part) => part.kind !== "other");
    if (parts.length === 0) {
      if (isDateFirst || !current || current.dated) waiting = row;
      else current.dated = row;
      continue;
    }
    if (!current || waiting || opensEntry(current, known, row)) {
      if (known.length === 0 && row.span === null && current) continue;
      const draft = startDraft(row, waiting);
      if (isSchoolFirst && current && waiting === null && isDegreeAlone(known))
        draft.institution = current.institution;
      waiting = null;
      drafts.push(draft);
      fill(draft, row, parts);
    } else {
      fill(current, row, parts);
    }
  }
  return drafts
    .filter((draft) => draft.degree !== null || draft.institution !== null)
    .map(toEducation);
}

/** Whether a section names the school before the degree, and the date before both. */
function readOrder(read: readonly ReadRow[]) {
  const lead = read
    .flatMap(({ parts }) => parts.map((part) => part.kind))
    .find((kind) => kind !== "other");
  const [first] = read;
  return {
    isSchoolFirst: lead === "institution",
    isDateFirst: first !== undefined && first.row.span !== null && first.parts.length === 0,
  };
}

function startDraft(row: RoleRow, waiting: RoleRow | null): Draft {
  const dated = row.span ? row : waiting;
  return { first: row, last: row, degree: null, isSubject: false, institution: null, dated };
}

type ReadRow = { row: RoleRow; parts: EducationPart[] };

/** The row with what it says of degrees and schools; none where it says nothing of either. */
function readRow(row: RoleRow): ReadRow[] {
  if (row.body && !isEntry(row)) return [];
  const parts = isTableHead(row.text) ? [] : splitEducation(row.rest);
  const isOnlyDated = row.span && (row.rest === "" || rateLocation(row.rest) >= 0.8);
  return parts.length > 0 || isOnlyDated ? [{ row, parts }] : [];
}

/** A second degree below one school. */
function isDegreeAlone(known: readonly EducationPart[]): boolean {
  return known[0]?.kind === "degree" && known.every((part) => part.kind !== "institution");
}

/** True when the row tells something that the current entry already has. */
function opensEntry(current: Draft, known: readonly EducationPart[], row: RoleRow): boolean {
  if (row.span && current.dated) return true;
  return known.some((part) =>
    part.kind === "degree"
      ? current.degree !== null && !current.isSubject
      : current.institution !== null,
  );
}

function fill(draft: Draft, row: RoleRow, parts: readonly EducationPart[]): void {
  if (row.span && !draft.dated) draft.dated = row;
  for (const part of parts) {
    if (part.kind === "degree") nameDegree(draft, part.text);
    else if (part.kind === "institution") draft.institution ??= part.text;
  }
  const isNear = row.index - draft.last.index <= 1;
  const others = isNear ? parts.filter((part) => part.kind === "other") : [];
  const isLikelySchool = row.span !== null || parts.length === 1;
  for (const part of others) fillOther(draft, part.text, isLikelySchool);
  draft.last = row;
}

/** What stands beside a degree is its school, and beside a school a subject. */
function fillOther(draft: Draft, text: string, isLikelySchool: boolean): void {
  if (draft.degree !== null && isBareDegree(draft.degree) && isSubjectName(text))
    draft.degree = `${draft.degree}, ${text.replace(/^in\s+/i, "")}`;
  else if (draft.degree !== null) draft.institution ??= text;
  else if (draft.institution !== null) {
    draft.degree = text;
    draft.isSubject = true;
  } else if (isLikelySchool) draft.institution = text;
}

/** "Computer Science" above "Bachelor of Science": both are the degree, as in "BA, History". */
function nameDegree(draft: Draft, degree: string): void {
  if (draft.degree === null) draft.degree = degree;
  else if (draft.isSubject) draft.degree = `${degree}, ${draft.degree}`;
  draft.isSubject = false;
}

/** A bullet that is an entry of its own: it names a degree and a school or a date. */
function isEntry(row: RoleRow): boolean {
  if (isLabelled(row.text)) return true;
  if (!row.bullet || row.text.length > 150) return false;
  const kinds = splitEducation(row.rest).map((part) => part.kind);
  return kinds.includes("degree") && (kinds.includes("institution") || row.span !== null);
}

const tableHeads =
  /^(?:degree|course|qualification|exam|examination|class|standard|university|university board|board|board university|institute|institution|school|school college|college|name of institution|name of the institute|year|year of passing|passing year|percentage|cgpa|percentage cgpa|marks|grade|result|division|stream|specialization|discipline|abschluss|jahr|ecole|diplome|annee|titulo|centro|ano)$/;

function isTableHead(text: string): boolean {
  return isRowOfHeads(text, (cell) => tableHeads.test(cell));
}

function toEducation(draft: Draft): ResumeEducation {
  const span = draft.dated?.span ?? null;
  return {
    degree: draft.degree,
    institution: draft.institution,
    start: span?.isRange === true ? span.start : null,
    end: span?.end ?? null,
    isCurrent: span?.isCurrent ?? false,
    place: { line: draft.first.index, page: draft.first.page },
  };
}
