import { foldText } from "../../resume/text/fold-text.ts";
import type { ScorableJob, ScorableResume } from "../score/score.ts";
import { lineOf } from "../score/score.ts";

/** Shorter lines may say the same as the posting by chance. */
const leastWords = 10;
/** That many words of one letter, and the gaps between them. */
const leastLength = 2 * leastWords - 1;

type Description = { text: string; words: ReadonlySet<string> };
const known = new WeakMap<ScorableJob, Description>();

/** True for a line of ten words or more that stands in the job's description word for word. */
export function isCopyOf(job: ScorableJob, line: string): boolean {
  if (line.length < leastLength) return false;
  const description = descriptionOf(job);
  const folded = foldText(line);
  // Most lines begin with a word that the posting doesn't have.
  const first = anyWord.exec(folded)?.[0] ?? "";
  if (!description.words.has(first)) return false;
  const words = wordsOf(folded);
  return words.length >= leastWords && description.text.includes(` ${words.join(" ")} `);
}

function descriptionOf(job: ScorableJob): Description {
  const before = known.get(job);
  if (before !== undefined) return before;
  const words = wordsOf(foldText(job.description));
  const description = { text: ` ${words.join(" ")} `, words: new Set(words) };
  known.set(job, description);
  return description;
}

/** The CV without the lines that only repeat the posting; the same object where there are none. */
export function withoutCopies(
  resume: ScorableResume,
  job: ScorableJob,
): { resume: ScorableResume; copies: number } {
  const copies = new Set(linesOf(resume).filter((line) => isCopyOf(job, line)));
  if (copies.size === 0) return { resume, copies: 0 };
  const isOwn = (line: string) => !copies.has(line);
  const roles = resume.roles.map((role) => ({
    ...role,
    bullets: role.bullets.filter(({ text }) => isOwn(text)),
  }));
  const skills = resume.skills.flatMap((skill) => {
    const evidence = skill.evidence.filter((entry) => isOwn(lineOf(resume, entry)));
    return evidence.length === 0 && skill.evidence.length > 0 ? [] : [{ ...skill, evidence }];
  });
  const education = resume.education.filter(({ degree }) => degree === null || isOwn(degree));
  const certifications = resume.certifications.filter(({ value }) => isOwn(value));
  return { resume: { ...resume, roles, skills, education, certifications }, copies: copies.size };
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

const anyWord = /[\p{L}\p{N}+#]+/u;
const everyWord = new RegExp(anyWord, "gu");

function wordsOf(folded: string): readonly string[] {
  return folded.match(everyWord) ?? [];
}
