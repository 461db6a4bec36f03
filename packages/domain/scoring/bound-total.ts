import { skillCredit } from "../skills/canonical-skill.ts";
import { mapComponents, scoreComponents } from "../score-parts.ts";
import { neutralScore, wordingShare } from "./components/match-skills.ts";
import { tellingWords } from "./components/match-wording.ts";
import { maxIgnored } from "./demands/credits.ts";
import type { Demand } from "./demands/demand.ts";
import type { JobReading } from "./read-job.ts";
import type { ScoreWeights } from "./score/weights.ts";

/** Tolerance for the rounding of credits, weights, points and parts. */
const roundingRoom = 0.3;

export type TotalBound = {
  /** The skills, in the job's words, that the bound requires of a CV. */
  wanted: readonly string[];
  /** Returns a total that no CV exceeds if these skills are all that is known of it. */
  of: (skills: readonly string[]) => number;
};

/**
 * Computes the highest total that a CV can have if only its skills are known. Only requirements
 * that nothing but a skill can meet are counted against it. Requirements that words, titles,
 * degrees or years may meet count in full, as do all parts except skills.
 */
export function boundTotal(reading: JobReading, weights: ScoreWeights): TotalBound {
  const { demands } = reading.demands;
  const share = wordingShare(tellingWords(reading.wording));
  const total = demands.reduce((sum, demand) => sum + demand.weight, 0);
  const byPhrase = new Set(reading.accepted.map(({ requirement }) => requirement));
  const bySkill = demands.filter(
    (demand) => isAnsweredBySkillAlone(demand) && !byPhrase.has(demand.text),
  );
  const open = total - bySkill.reduce((sum, demand) => sum + demand.weight, 0);
  const others = mapComponents((component) => (component === "skills" ? 0 : weights[component]));
  const rest = 100 * scoreComponents.reduce((sum, component) => sum + others[component], 0);
  return {
    wanted: [...new Set(bySkill.flatMap(({ skills }) => skills))],
    of: (skills) => {
      if (demands.length === 0) return rest + weights.skills * neutralScore + roundingRoom;
      const met = bySkill.reduce(
        (sum, demand) => sum + demand.weight * creditOf(demand, skills),
        0,
      );
      const points = 100 * ((1 - share) * ((met + open) / total) + share);
      return rest + weights.skills * points + roundingRoom;
    },
  };
}

/** Mirrors `matchDemand`: such a requirement ignores words, years, degrees and titles. */
function isAnsweredBySkillAlone(demand: Demand): boolean {
  const { isDegree, isCertificate, years, work, skills, stems, isAdvanced } = demand;
  const { standIn, sectors, alternatives, conjuncts } = demand;
  if (standIn !== null || sectors.length > 0 || alternatives.length > 0) return false;
  if (conjuncts.length > 0) return false;
  if (isDegree || isCertificate || years !== null || work !== null || skills.length === 0)
    return false;
  return isAdvanced || stems.length < 2;
}

function creditOf({ skills: wanted, anyOf }: Demand, has: readonly string[]): number {
  const parts = wanted.map((skill) =>
    has.reduce((best, each) => Math.max(best, skillCredit(skill, each)), 0),
  );
  const credit = anyOf
    ? Math.max(...parts)
    : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return credit <= maxIgnored ? 0 : credit;
}
