import { canonicalSkill } from "../../packages/domain/skills/canonical-skill.ts";
import { foldWord } from "../../packages/domain/skills/tokenize.ts";
import type { DescribedJob } from "./descriptions/described-job.ts";

/** Counts over one or more descriptions. */
export type SuggestionTally = {
  /** Suggested and in the gold list. */
  right: number;
  /** Suggested and in neither the gold list nor the list of what may stand or not. */
  wrong: number;
  /** In the gold list, not suggested. */
  missed: number;
  /** Right ones whose demand (must or nice) is right too. */
  rightDemand: number;
};

export type Judgement = SuggestionTally & {
  wrongSkills: string[];
  missedSkills: string[];
  wrongDemands: string[];
};

/** A skill as the vocabulary calls it, else the words themselves. */
export const nameOf = (skill: string) => canonicalSkill(skill) ?? foldWord(skill);

/** Compares suggestions with what a careful reader noted. */
export function judgeSuggestions(
  job: DescribedJob,
  suggested: { mustHaveSkills: readonly string[]; niceToHaveSkills: readonly string[] },
): Judgement {
  const must = new Set(job.must.map(nameOf));
  const nice = new Set(job.nice.map(nameOf).filter((name) => !must.has(name)));
  const either = new Set((job.either ?? []).map(nameOf));
  const given = new Map([
    ...suggested.niceToHaveSkills.map((skill) => [nameOf(skill), "nice"] as const),
    ...suggested.mustHaveSkills.map((skill) => [nameOf(skill), "must"] as const),
  ]);
  const judgement: Judgement = {
    ...{ right: 0, wrong: 0, missed: 0, rightDemand: 0 },
    ...{ wrongSkills: [], missedSkills: [], wrongDemands: [] },
  };
  for (const [skill, demand] of given) {
    const wanted = must.has(skill) ? "must" : nice.has(skill) ? "nice" : null;
    if (wanted === null) {
      if (!either.has(skill)) judgement.wrongSkills.push(skill);
    } else {
      judgement.right++;
      if (wanted === demand) judgement.rightDemand++;
      else judgement.wrongDemands.push(`${skill} (${wanted})`);
    }
  }
  judgement.missedSkills = [...must, ...nice].filter((skill) => !given.has(skill));
  judgement.wrong = judgement.wrongSkills.length;
  judgement.missed = judgement.missedSkills.length;
  return judgement;
}

export function addTallies(tallies: readonly SuggestionTally[]): SuggestionTally {
  const sum = { right: 0, wrong: 0, missed: 0, rightDemand: 0 };
  for (const tally of tallies) {
    sum.right += tally.right;
    sum.wrong += tally.wrong;
    sum.missed += tally.missed;
    sum.rightDemand += tally.rightDemand;
  }
  return sum;
}

/** Precision, recall and the share of right demands among the right skills, 0 to 1. */
export function figuresOf({ right, wrong, missed, rightDemand }: SuggestionTally) {
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    demand: share(rightDemand, right),
  };
}
