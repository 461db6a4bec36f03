import { rateGaps } from "./components/gap-penalty.ts";
import { matchSkills } from "./components/match-skills.ts";
import type { SkillsMatch } from "./components/match-skills.ts";
import { matchTitle } from "./components/match-title.ts";
import type { TitleMatch } from "./components/match-title.ts";
import { matchWording } from "./components/match-wording.ts";
import { rateEducation } from "./components/rate-education.ts";
import { rateRecency } from "./components/rate-recency.ts";
import { rateSeniority } from "./components/rate-seniority.ts";
import { rateRoles } from "./components/relevant-roles.ts";
import type { RelevantRole } from "./components/relevant-roles.ts";
import type { JobDemands } from "./demands/read-demands.ts";
import { findMentions } from "./evidence/find-mentions.ts";
import type { JobReading } from "./read-job.ts";
import type { ComponentExplanation, ScorableResume } from "./score/score.ts";
import { reviewsOf } from "./reviews/evidence-review.ts";
import type { ReviewsOfCv } from "./reviews/evidence-review.ts";
import type { ModelInScore } from "./judging/apply-judgment.ts";
import type { ScoreComponent } from "../score-parts.ts";

/** Findings about a CV that several of its parts are rated by. */
export type Findings = {
  resume: ScorableResume;
  demands: JobDemands;
  skills: SkillsMatch;
  title: TitleMatch;
  roles: RelevantRole[];
  /** How close the CV is to the job overall, from 0 to 1. */
  fit: number;
};

/** The score of a part as used in the total, 0 to 100, and its explanation. */
export type PartRating = Omit<ComponentExplanation, "component">;

/** How each part is rated. */
export const partRaters: Record<ScoreComponent, (found: Findings) => PartRating> = {
  skills: ({ skills: { skillMatchScore: score, reason, rows, quotes } }) => ({
    score,
    state: "rated",
    reason,
    rows,
    quotes,
  }),
  title: ({ title: { titleScore: score, ...why } }) => ({ score, ...why }),
  seniority: (found) => {
    const { seniorityScore: score, ...why } = rateSeniority(found.resume, found.demands, found);
    return { score, ...why };
  },
  recency: (found) => {
    const { demandMatches } = found.skills;
    const { recencyScore: score, ...why } = rateRecency(found.resume, demandMatches, found);
    return { score, ...why };
  },
  gaps: ({ resume }) => {
    const { gapPenalty, ...why } = rateGaps(resume);
    return { score: 100 - gapPenalty, ...why };
  },
  education: ({ skills }) => rateEducation(skills.demandMatches),
};

export function findForParts(
  resume: ScorableResume,
  reading: JobReading,
  { model = null, ...reviews }: ReviewsOfCv & { model?: ModelInScore | null },
): Findings {
  const { demands } = reading;
  const mentions = findMentions(resume);
  const wording = matchWording(mentions, reading.wording);
  const skills = matchSkills(mentions, demands, { wording, reviews, model });
  const { skillMatchScore, demandMatches: matches } = skills;
  const ofTitle = reviewsOf(reviews, { part: "title", requirement: demands.title.title });
  const title = matchTitle(mentions, demands.title, { skillMatchScore, reviews: ofTitle });
  const roles = rateRoles(mentions, demands, { matches, reviews: ofTitle });
  const skillScore = demands.source === "none" ? 0 : skills.skillMatchScore;
  return { resume, demands, skills, title, roles, fit: fitOf(skillScore, title.titleScore) };
}

/** Half of the skills, or a job of the same kind, counts as close. */
function fitOf(skillMatchScore: number, titleScore: number): number {
  return Math.min(1, Math.max(skillMatchScore / 50, titleScore / 80));
}
