import type { ResumeSkill, SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import { paperWord } from "../../posting/requirement.ts";
import { comparableTitle } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import type { ScorableResume } from "../score/score.ts";
import { lineOf } from "../score/score.ts";
import { attributionOf } from "./attribution.ts";
import { readDegreeLines } from "./degree-lines.ts";
import type { DegreeLine } from "./degree-lines.ts";
import { readLines } from "./resume-text.ts";
import type { ResumeText } from "./resume-text.ts";
import { readSentences } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/** Everything in a CV about the person's work, extracted once and shared by all matchers. */
export type Mentions = {
  resume: ScorableResume;
  /** The lines that scoring may see, without duplicates. */
  lines: readonly ResumeText[];
  sentences: Sentences;
  /** Skills, each with the lines that attribute it to this person. */
  skills: readonly ResumeSkill[];
  /** The comparable title of each role, null for a role without one. */
  titles: readonly (ComparableTitle | null)[];
  degrees: readonly DegreeLine[];
};

const known = new WeakMap<ScorableResume, Mentions>();

/** Cached per CV, regardless of the number of jobs and requirements. */
export function findMentions(resume: ScorableResume): Mentions {
  const before = known.get(resume);
  if (before !== undefined) return before;
  const lines = readLines(resume);
  const mentions: Mentions = {
    resume,
    lines,
    sentences: readSentences(resume, lines),
    skills: resume.skills.flatMap((skill) => ownSkill(skill, resume)),
    titles: resume.roles.map(({ title }) => (title === null ? null : comparableTitle(title))),
    degrees: readDegreeLines(resume, lines),
  };
  known.set(resume, mentions);
  return mentions;
}

/** Returns the skill without lines that only attribute it to others, or nothing if none is left. */
function ownSkill(skill: ResumeSkill, resume: ScorableResume): ResumeSkill[] {
  const evidence = skill.evidence
    .filter((one) => attributionOf(lineOf(resume, one), one.term) === "own")
    .map((one) => (isCertified(one, resume) ? { ...one, where: "education" as const } : one));
  return evidence.length === 0 && skill.evidence.length > 0 ? [] : [{ ...skill, evidence }];
}

/** A licence or certificate proves what it names, on any line. */
function isCertified(evidence: SkillEvidence, resume: ScorableResume): boolean {
  if (evidence.where === "role") return false;
  const { line } = evidence.place;
  return (
    resume.certifications.some(({ place }) => place?.line === line) ||
    paperWord.test(lineOf(resume, evidence))
  );
}
