import { askedDegree } from "@resume-picker/domain/posting/naming/asked-degrees";
import { askedYears } from "@resume-picker/domain/posting/naming/asked-years";
import type { Posting } from "@resume-picker/domain/posting/parse-posting";
import { namesIn, nameOf } from "../receipts/skill-names.ts";
import type { DescribedJob } from "./described-job.ts";

/** Counts over one or more descriptions. */
export type SuggestionTally = {
  /** Suggested, and in the gold list. */
  right: number;
  /** Suggested, but neither in the gold list nor in the list of optional skills. */
  wrong: number;
  /** In the gold list, but not suggested. */
  missed: number;
  /** Right suggestions with the right level (must or nice). */
  rightDemand: number;
};

export type Judgement = SuggestionTally & {
  wrongSkills: string[];
  missedSkills: string[];
  wrongDemands: string[];
};

type Entry = { names: string[]; demand: "must" | "nice" };

/**
 * Returns the gold entries by canonical name. Duplicates of a skill are merged, and must-have takes
 * precedence.
 */
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

/** A suggested item: the skills it covers, and whether it can be judged wrong. */
type Given = { item: string; names: string[]; side: "must" | "nice"; mayBeWrong: boolean };

/**
 * The readers didn't note degrees or years, but did note some of their fields of study. Such an
 * item covers those fields, and is itself neither right nor wrong.
 */
function givenAs(item: string, side: "must" | "nice"): Given {
  const mayBeWrong = askedDegree(item) === null && askedYears(item) === null;
  return { item, names: namesIn(item), side, mayBeWrong };
}

/**
 * Compares the requirements parsed from a description, including duties, with the skills a careful
 * reader noted.
 */
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

/**
 * Returns precision, recall and the share of right levels among the right skills, each from 0 to 1.
 */
export function figuresOf({ right, wrong, missed, rightDemand }: SuggestionTally) {
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    demand: share(rightDemand, right),
  };
}
