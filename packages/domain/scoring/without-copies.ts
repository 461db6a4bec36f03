import { foldText } from "../resume/fold-text.ts";
import type { ScorableJob, ScorableResume } from "./score.ts";

/** Shorter lines may say the same as the posting by chance. */
const leastWords = 10;
/** That many words of one letter, and the gaps between them. */
const leastLength = 2 * leastWords - 1;

const known = new WeakMap<ScorableJob, string>();

/** True for a line of ten words or more that stands in the job's description word for word. */
export function isCopyOf(job: ScorableJob, line: string): boolean {
  if (line.length < leastLength) return false;
  const words = wordsOf(line);
  if (words.split(" ").length < leastWords) return false;
  let description = known.get(job);
  if (description === undefined) {
    description = ` ${wordsOf(job.description)} `;
    known.set(job, description);
  }
  return description.includes(` ${words} `);
}

/** The CV without the lines that only repeat the posting; the same object where there are none. */
export function withoutCopies(
  resume: ScorableResume,
  job: ScorableJob,
): { resume: ScorableResume; copies: number } {
  const copies = new Set<string>();
  const isOwn = (line: string) => {
    if (!isCopyOf(job, line)) return true;
    copies.add(line);
    return false;
  };
  const roles = resume.roles.map((role) => ({
    ...role,
    bullets: role.bullets.filter(({ text }) => isOwn(text)),
  }));
  const skills = resume.skills.flatMap((skill) => {
    const evidence = skill.evidence.filter(({ quote }) => isOwn(quote));
    return evidence.length === 0 && skill.evidence.length > 0 ? [] : [{ ...skill, evidence }];
  });
  const education = resume.education.filter(({ degree }) => degree === null || isOwn(degree));
  const certifications = resume.certifications.filter(({ value }) => isOwn(value));
  if (copies.size === 0) return { resume, copies: 0 };
  return { resume: { ...resume, roles, skills, education, certifications }, copies: copies.size };
}

const wordsOf = (text: string) => (foldText(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(" ");
