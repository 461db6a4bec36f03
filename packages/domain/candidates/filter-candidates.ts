import { passesDecision } from "../decisions/decision-rules.ts";
import type { DecisionFilter, DecisionKind } from "../decisions/decision-rules.ts";
import { isScored } from "../resume/trust/is-scored.ts";
import type { ListedCandidate } from "./listed-candidate.ts";

export type CandidateFilters = {
  /** Excludes candidates with fewer or unknown years. Null doesn't filter. */
  minYears: number | null;
  /** Each must be a substring of at least one skill of the candidate, ignoring case. */
  skills: string[];
  /** Excludes candidates without a score, too. */
  noMissingMust: boolean;
  /** Only candidates with rows on which rules and model disagree. */
  differs: boolean;
  /** A person's decision. Null doesn't filter. */
  decision: DecisionFilter | null;
};

export const defaultFilters: CandidateFilters = {
  minYears: null,
  skills: [],
  noMissingMust: false,
  differs: false,
  decision: null,
};

/** The choices of the Min Years filter. */
export const minYearsOptions = [1, 2, 3, 5, 8, 10] as const;

type Filterable = Pick<ListedCandidate, "yearsExperience" | "warnings"> & {
  skills: readonly string[];
  score: Pick<ListedCandidate["score"], "missingMustHave" | "modelDifferences">;
};

export function passesFilters(
  candidate: Filterable,
  filters: CandidateFilters,
  decided: DecisionKind | null = null,
): boolean {
  const { minYears, skills, noMissingMust, differs, decision } = filters;
  if (decision !== null && !passesDecision(decided, decision)) return false;
  if (
    minYears !== null &&
    (candidate.yearsExperience === null || candidate.yearsExperience < minYears)
  ) {
    return false;
  }
  if (noMissingMust && !meetsMusts(candidate)) return false;
  if (differs && candidate.score.modelDifferences === 0) return false;
  return skills.every((wanted) => {
    const needle = wanted.toLowerCase();
    return candidate.skills.some((skill) => skill.toLowerCase().includes(needle));
  });
}

const meetsMusts = ({ score, warnings }: Filterable): boolean =>
  isScored(warnings) && score.missingMustHave.length === 0;

/** The most suggestions in the skill filter. */
const maxSkillSuggestions = 20;

/** All candidates' skills in sorted order, without those already chosen. At most 20. */
export function suggestSkillFilters(
  candidates: readonly Pick<Filterable, "skills">[],
  chosen: readonly string[],
): string[] {
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  const all = new Set(candidates.flatMap(({ skills }) => skills));
  return [...all]
    .filter((skill) => !taken.has(skill.toLowerCase()))
    .sort((a, b) => a.localeCompare(b, "en"))
    .slice(0, maxSkillSuggestions);
}
