import { askedDegree } from "@resume-picker/domain/jobs/asked-degrees";
import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { findSkills } from "@resume-picker/domain/skills/find-skills";
import { foldWord } from "@resume-picker/domain/skills/tokenize";
import type { DescribedJob } from "./described-job.ts";

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
const nameOf = (skill: string) => canonicalSkill(skill) ?? foldWord(skill);

type Entry = { names: string[]; demand: "must" | "nice" };

/** Gold entries by canonical name; two that mean one skill are one, and the must-have counts. */
function goldOf(job: DescribedJob): Entry[] {
  const taken = new Set<string>();
  const entries: Entry[] = [];
  for (const demand of ["must", "nice"] as const) {
    for (const skill of job[demand]) {
      const names = skill.split("|").map(nameOf);
      if (names.some((name) => taken.has(name))) continue;
      for (const name of names) taken.add(name);
      entries.push({ names, demand });
    }
  }
  return entries;
}

/**
 * The readers noted no degrees, but in part their fields: a degree stands for those of them, and is
 * neither right nor wrong itself.
 */
function namesOf<Side>(skill: string, gold: readonly Entry[], side: Side): [string, Side][] {
  if (askedDegree(skill) === null) return [[nameOf(skill), side]];
  const noted = new Set(gold.flatMap(({ names }) => names));
  return findSkills(skill, { asksForSkills: true })
    .filter((field) => noted.has(field.skill))
    .map((field) => [field.skill, side]);
}

/** Compares suggestions with what a careful reader noted. */
export function judgeSuggestions(
  job: DescribedJob,
  suggested: { mustHaveSkills: readonly string[]; niceToHaveSkills: readonly string[] },
): Judgement {
  const gold = goldOf(job);
  const either = new Set((job.either ?? []).map(nameOf));
  const given = new Map([
    ...suggested.niceToHaveSkills.flatMap((skill) => namesOf(skill, gold, "nice")),
    ...suggested.mustHaveSkills.flatMap((skill) => namesOf(skill, gold, "must")),
  ]);
  const judgement: Judgement = {
    ...{ right: 0, wrong: 0, missed: 0, rightDemand: 0 },
    ...{ wrongSkills: [], missedSkills: [], wrongDemands: [] },
  };
  for (const { names, demand } of gold) {
    const name = names.find((one) => given.has(one));
    if (name === undefined) {
      judgement.missedSkills.push(names.join(" | "));
      continue;
    }
    judgement.right++;
    if (given.get(name) === demand) judgement.rightDemand++;
    else judgement.wrongDemands.push(`${name} (${demand})`);
  }
  const wanted = new Set(gold.flatMap(({ names }) => names));
  judgement.wrongSkills = [...given.keys()].filter(
    (skill) => !wanted.has(skill) && !either.has(skill),
  );
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
