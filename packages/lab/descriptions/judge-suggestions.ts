import { askedDegree } from "@resume-picker/domain/posting/naming/asked-degrees";
import { askedYears } from "@resume-picker/domain/posting/naming/asked-years";
import type { Posting } from "@resume-picker/domain/posting/parse-posting";
import { namesIn, nameOf } from "../receipts/skill-names.ts";
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

/** An item as given: all that it answers for, and whether it may be judged wrong. */
type Given = { item: string; names: string[]; side: "must" | "nice"; mayBeWrong: boolean };

/**
 * The readers noted no degrees and no years, but in part their fields: such an item stands for those
 * of them, and is neither right nor wrong itself.
 */
function givenAs(item: string, side: "must" | "nice"): Given {
  const mayBeWrong = askedDegree(item) === null && askedYears(item) === null;
  return { item, names: namesIn(item), side, mayBeWrong };
}

/** Compares what was read into a description with what a careful reader noted, duties included. */
export function judgeSuggestions(
  job: DescribedJob,
  { requirements }: Pick<Posting, "requirements">,
): Judgement {
  const gold = goldOf(job);
  const either = new Set((job.either ?? []).map(nameOf));
  const given = requirements.map(({ text, level }) => givenAs(text, level));
  const judgement: Judgement = {
    ...{ right: 0, wrong: 0, missed: 0, rightDemand: 0 },
    ...{ wrongSkills: [], missedSkills: [], wrongDemands: [] },
  };
  for (const { names, demand } of gold) {
    const answers = given.filter((one) => one.names.some((name) => names.includes(name)));
    if (answers.length === 0) {
      judgement.missedSkills.push(names.join(" | "));
      continue;
    }
    judgement.right++;
    if (answers.some(({ side }) => side === demand)) judgement.rightDemand++;
    else judgement.wrongDemands.push(`${names.join(" | ")} (${demand})`);
  }
  const known = new Set([...gold.flatMap(({ names }) => names), ...either]);
  judgement.wrongSkills = given
    .filter(({ names, mayBeWrong }) => mayBeWrong && !names.some((name) => known.has(name)))
    .map(({ item }) => item);
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
