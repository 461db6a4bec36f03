import { boundQuote } from "./score/bound-quote.ts";
import { rateGaps } from "./components/gap-penalty.ts";
import { matchSkills } from "./components/match-skills.ts";
import { matchTitle } from "./components/match-title.ts";
import { matchWording } from "./components/match-wording.ts";
import { rateRecency } from "./components/rate-recency.ts";
import { rateSeniority } from "./components/rate-seniority.ts";
import { readJob } from "./read-job.ts";
import type { JobReading } from "./read-job.ts";
import { rateRoles } from "./components/relevant-roles.ts";
import type {
  CandidateScore,
  ComponentScores,
  ScorableJob,
  ScorableResume,
} from "./score/score.ts";
import { componentScore, totalScore } from "./score/total-score.ts";
import { withoutCopies } from "./evidence/without-copies.ts";
import type { ScoreWeights } from "./score/weights.ts";

/**
 * Scores one CV against one job: the same input gives the same output on every machine. All
 * components are 0 to 100; `today` (`YYYY-MM-DD`) bounds a CV's own date, which is what "present"
 * means, so that a stored CV doesn't age.
 */
export function scoreByReading(input: ScoreInput): CandidateScore {
  const scored = score(input);
  const breakdown = scored.breakdown.map((line) => ({
    ...line,
    quotes: line.quotes.map(boundQuote),
  }));
  return { ...scored, breakdown };
}

const known = new WeakMap<ScorableJob, JobReading>();

/** The same for a job whose posting nobody has read yet; it is read once for each job object. */
export function scoreCandidate({ job, ...input }: UnreadInput): CandidateScore {
  const reading = known.get(job) ?? readJob(job);
  known.set(job, reading);
  return scoreByReading({ ...input, reading });
}

type UnreadInput = Omit<ScoreInput, "reading"> & { job: ScorableJob };

type ScoreInput = {
  resume: ScorableResume;
  reading: JobReading;
  weights: ScoreWeights;
  today: string;
};

function score(input: ScoreInput): CandidateScore {
  const { reading, weights, today } = input;
  const { demands } = reading;
  const dated = input.resume.asOf <= today ? input.resume : { ...input.resume, asOf: today };
  const { resume, copies } = withoutCopies(dated, reading.posting);
  const skills = matchSkills(resume, demands, matchWording(resume, reading.wording));
  const title = matchTitle(resume, demands.title, skills.skillMatchScore);
  const roles = rateRoles(resume, demands, skills.demandMatches);
  const fit = fitOf(demands.source === "none" ? 0 : skills.skillMatchScore, title.titleScore);
  const seniority = rateSeniority(resume, demands, { roles, fit });
  const recency = rateRecency(resume, skills.demandMatches, { roles, fit });
  const gaps = rateGaps(resume);
  const components: ComponentScores = {
    skillMatchScore: skills.skillMatchScore,
    titleScore: title.titleScore,
    seniorityScore: seniority.seniorityScore,
    recencyScore: recency.recencyScore,
    gapPenalty: gaps.gapPenalty,
  };
  return {
    ...components,
    totalScore: totalScore(components, weights),
    missingMustHave: skills.missingMustHave,
    breakdown: [
      {
        component: "skills",
        score: skills.skillMatchScore,
        reason: copies === 0 ? skills.reason : `${skills.reason} ${copySentence(copies)}`,
        matches: skills.matches,
        quotes: skills.quotes,
      },
      { component: "title", score: title.titleScore, reason: title.reason, quotes: title.quotes },
      {
        component: "seniority",
        score: seniority.seniorityScore,
        reason: seniority.reason,
        quotes: seniority.quotes,
      },
      {
        component: "recency",
        score: recency.recencyScore,
        reason: recency.reason,
        quotes: recency.quotes,
      },
      {
        component: "gaps",
        score: componentScore(components, "gaps"),
        reason: gaps.reason,
        quotes: gaps.quotes,
      },
    ],
    weights,
  };
}

const copySentence = (copies: number) =>
  copies === 1
    ? "One line of the CV repeats the job's description word for word and counts for nothing."
    : `${copies} lines of the CV repeat the job's description word for word and count for nothing.`;

/** How near a CV is to a job at all, 0 to 1: half of the skills, or the job's own kind of work, is near. */
function fitOf(skillMatchScore: number, titleScore: number): number {
  return Math.min(1, Math.max(skillMatchScore / 50, titleScore / 80));
}
