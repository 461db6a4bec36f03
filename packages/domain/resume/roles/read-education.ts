import { cityNames, regionNames } from "../places/places.ts";
import { degreePattern, institutionPattern, nameOfStudy } from "../places/schooling-patterns.ts";
import { chooseArrangement } from "../entries/choose-arrangement.ts";
import type { EntryRow, RowOptions } from "../entries/entry-row.ts";
import { toEntryRows } from "../entries/entry-rows.ts";
import type { Section } from "../sections/split-sections.ts";
import type { ResumeEducation } from "../shape/parsed-resume.ts";
import { foldText } from "../text/fold-text.ts";
import { isBareDegree, isSubjectName } from "./degree-words.ts";
import { educationEvidence, isRemark } from "./education-evidence.ts";
import type { RoleDraft } from "./role-headers.ts";
import { draftRoles } from "./role-headers.ts";
import { findStudyEntries } from "./study-entries.ts";

/**
 * Reads degrees and schools. A single date is the end date. If no section has any, a degree with
 * its school under "Training" counts as one, but a course doesn't.
 */
export function readEducation(
  sections: readonly Section[],
  options: RowOptions,
): ResumeEducation[] {
  const read = (kind: Section["kind"]): ResumeEducation[] =>
    readSections(
      sections.filter((section) => section.kind === kind),
      options,
    );
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

function readSections(sections: readonly Section[], options: RowOptions): ResumeEducation[] {
  const parted = sections.map((section) => {
    const rows = toEntryRows(section.lines, options).map(openBullet);
    return { rows, entries: findStudyEntries(rows) };
  });
  const read = chooseArrangement(
    parted.flatMap(({ entries }) => entries),
    { evidence: educationEvidence, noWhat: 1, noWhere: 1 },
  );
  return parted
    .flatMap(({ rows, entries }) =>
      draftRoles(
        rows,
        read.filter(({ entry }) => entries.includes(entry)),
      ),
    )
    .map(toEducation)
    .filter(({ degree, institution }) => degree !== null || institution !== null);
}

/** Turns a bullet into an entry if it names a degree together with a school or a date. */
function openBullet(row: EntryRow): EntryRow {
  if (!row.body) return isRemark(row.rest) && !row.span ? { ...row, body: true } : row;
  if (!row.bullet || row.text.length > 150 || nameOfStudy(row.rest) === null) return row;
  const folded = foldText(row.rest);
  const isEntry =
    degreePattern.test(folded) && (institutionPattern.test(folded) || row.span !== null);
  return isEntry ? { ...row, body: false } : row;
}

function toEducation(draft: RoleDraft): ResumeEducation {
  const { title, company, location, asides, header, span } = draft;
  const subject = title !== null && isBareDegree(title) ? asides.find(isSubjectName) : undefined;
  return {
    degree: subject === undefined ? title : `${title}, ${subject.replace(/^in\s+/i, "")}`,
    institution: withCampus(company, location),
    start: span?.isRange === true ? span.start : null,
    end: span?.end ?? null,
    isCurrent: span?.isCurrent ?? false,
    place: { line: header[0]?.index ?? 0, page: header[0]?.page ?? 1 },
  };
}

/** "University of California, Berkeley" is one name: a state university's includes its town. */
function withCampus(school: string | null, town: string | null): string | null {
  const state = /^(?:the )?university of (.+)$/.exec(foldText(school ?? ""))?.[1];
  const isCampus =
    state !== undefined && regionNames.has(state) && cityNames.has(foldText(town ?? ""));
  return isCampus ? `${school ?? ""}, ${town ?? ""}` : school;
}
