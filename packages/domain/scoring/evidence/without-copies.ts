import { foldText } from "../../resume/text/fold-text.ts";
import { noPlace } from "../../resume/shape/parsed-resume.ts";
import type { Place, SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import type { ScorableResume } from "../score/score.ts";
import { lineOf } from "../score/score.ts";

/** Shorter lines may match the posting by chance. */
const minWords = 10;
/** The length of that many one-letter words with the gaps between them. */
const minLength = 2 * minWords - 1;

/** The words of a job's description, folded, each surrounded by single spaces. */
export function readPosting(description: string): string {
  return ` ${wordsOf(foldText(description)).join(" ")} `;
}

/** True for a line of ten or more words that is in the posting word for word. */
export function isCopyOf(posting: string, line: string): boolean {
  if (line.length < minLength) return false;
  const words = wordsOf(foldText(line));
  return words.length >= minWords && posting.includes(` ${words.join(" ")} `);
}

/** Returns the CV without lines copied from the posting, or the same object if there are none. */
export function withoutCopies(
  resume: ScorableResume,
  posting: string,
): { resume: ScorableResume; copies: number } {
  const copies = new Set(linesOf(resume).filter((line) => isCopyOf(posting, line)));
  if (copies.size === 0) return { resume, copies: 0 };
  return { resume: withoutLines(resume, (line) => !copies.has(line)), copies: copies.size };
}

/**
 * Returns the CV with only the evidence on the lines to keep. Titles and dates of roles are kept.
 * All removal of lines goes through here, so their words are invisible to everything that uses the
 * result.
 */
export function withoutLines(
  resume: ScorableResume,
  isKept: (line: string, place: Place) => boolean,
): ScorableResume {
  const roles = resume.roles.map((role) => ({
    ...role,
    bullets: role.bullets.filter(({ text, place }) => isKept(text, place)),
  }));
  const skills = resume.skills.flatMap((skill) => {
    const evidence = skill.evidence.filter((entry) => isKept(lineOf(resume, entry), entry.place));
    if (evidence.length === skill.evidence.length) return [skill];
    return evidence.length === 0 ? [] : [{ ...skill, evidence, ...usedIn(resume, evidence) }];
  });
  const education = resume.education.filter(
    ({ degree, place }) => degree === null || isKept(degree, place),
  );
  const certifications = resume.certifications.filter(({ value, place }) =>
    isKept(value, place ?? noPlace),
  );
  const languages = resume.languages?.filter(({ value, place }) =>
    isKept(value.language, place ?? noPlace),
  );
  const otherLines = (resume.otherLines ?? []).filter((place) =>
    isKept(resume.lines[place.line] ?? "", place),
  );
  const lines = resume.lines.map((line, at) => (isKept(line, { line: at, page: 0 }) ? line : ""));
  return { ...resume, roles, skills, education, certifications, languages, otherLines, lines };
}

/** Returns the CV without these lines, including titles, or the same object if there are none. */
export function withoutLinesAt(resume: ScorableResume, gone: ReadonlySet<number>): ScorableResume {
  if (gone.size === 0) return resume;
  const rest = withoutLines(resume, (_, { line }) => !gone.has(line));
  const { headline } = rest;
  const goneTexts = [...gone].map((at) => resume.lines[at] ?? "");
  return {
    ...rest,
    // An entry may begin above the line with its degree.
    education: rest.education.filter(
      ({ degree }) => degree === null || !goneTexts.some((text) => text.includes(degree)),
    ),
    headline: gone.has(headline?.place?.line ?? -1) ? null : headline,
    roles: rest.roles.map((role) => (gone.has(role.place.line) ? { ...role, title: null } : role)),
  };
}

/** When a skill was last used, according to the remaining lines. */
function usedIn({ roles, asOf }: ScorableResume, evidence: readonly SkillEvidence[]) {
  const ends = evidence.flatMap(({ role: index }) => {
    const role = index === null ? undefined : roles[index];
    const end = role?.isCurrent === true ? asOf.slice(0, 7) : role?.end;
    return end === null || end === undefined ? [] : [end];
  });
  return { lastUsed: ends.sort().at(-1) ?? null, years: null };
}

function linesOf(resume: ScorableResume): string[] {
  const { roles, skills, education, certifications } = resume;
  return [
    ...roles.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
    ...skills.flatMap(({ evidence }) => evidence.map((entry) => lineOf(resume, entry))),
    ...education.flatMap(({ degree }) => (degree === null ? [] : [degree])),
    ...certifications.map(({ value }) => value),
  ];
}

function wordsOf(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
