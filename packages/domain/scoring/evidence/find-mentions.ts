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
import { tradesOf } from "./trades.ts";

/** All that a CV says of the person's work, found once: whoever asks something of a CV asks this. */
export type Mentions = {
  resume: ScorableResume;
  /** The lines that scoring may see, each once. */
  lines: readonly ResumeText[];
  sentences: Sentences;
  /** Skills by the lines that say that this person has them. */
  skills: readonly ResumeSkill[];
  /** What the title of each role says; null where a role has none. */
  titles: readonly (ComparableTitle | null)[];
  degrees: readonly DegreeLine[];
  /** The trades of which roles or projects show skills. */
  trades: ReadonlySet<string>;
};

const known = new WeakMap<ScorableResume, Mentions>();

/** Once for each CV, however many jobs and requirements ask it. */
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
    trades: tradesOf(resume.skills),
  };
  known.set(resume, mentions);
  return mentions;
}

/** The skill without the lines that only name people who have it; none where nothing else does. */
function ownSkill(skill: ResumeSkill, resume: ScorableResume): ResumeSkill[] {
  const evidence = skill.evidence
    .filter((one) => attributionOf(lineOf(resume, one), one.term) === "own")
    .map((one) => (isCertified(one, resume) ? { ...one, where: "education" as const } : one));
  return evidence.length === 0 && skill.evidence.length > 0 ? [] : [{ ...skill, evidence }];
}

/** A licence or certificate shows what it names, wherever its line is. */
function isCertified(evidence: SkillEvidence, resume: ScorableResume): boolean {
  if (evidence.where === "role") return false;
  const { line } = evidence.place;
  return (
    resume.certifications.some(({ place }) => place?.line === line) ||
    paperWord.test(lineOf(resume, evidence))
  );
}
