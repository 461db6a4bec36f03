import { trimSigns } from "../resume/text/squeeze-spaces.ts";
import type { SkillSuggestions } from "../jobs/job.ts";
import type { PostedRequirement, Posting } from "./parse-posting.ts";
import { printRequirement } from "./requirement.ts";
import { rateEmphasis } from "./rate-emphasis.ts";

/** The most must-haves to propose. A longer list would no longer mean "must-have". */
export const mostMustHaves = 8;

const maxQuotes = 40;
const longestQuote = 160;

/**
 * Returns the requirements to offer for a job: the must-haves of its posting (the eight most
 * emphasized, if there are more), the preferences, and the rest unticked. Duties are never
 * must-haves. The reasoning quotes the sentences behind each choice.
 */
export function proposeRequirements({
  requirements,
}: Pick<Posting, "requirements">): SkillSuggestions {
  const asked = requirements.filter(({ emphasis }) => emphasis === "must");
  const demanded = asked.length > 0 ? asked : requirements.filter(isInProse);
  const must = new Set(
    demanded
      .toSorted((one, other) => rateEmphasis(other) - rateEmphasis(one))
      .slice(0, mostMustHaves),
  );
  const nice = requirements.filter(({ emphasis }) => emphasis === "nice");
  const isOther = (one: PostedRequirement) => !must.has(one) && !nice.includes(one);
  return {
    mustHaveSkills: demanded.filter((one) => must.has(one)).map(printRequirement),
    niceToHaveSkills: nice.map(printRequirement),
    otherSkills: requirements.filter(isOther).map(printRequirement),
    reasoning: explain([...demanded.filter((one) => must.has(one)), ...nice]),
  };
}

const isInProse = ({ emphasis }: PostedRequirement) => emphasis === "prose";

function explain(proposed: readonly PostedRequirement[]): string {
  if (proposed.length === 0) return "No skills were found in the description.";
  const bySentence = new Map<string, PostedRequirement[]>();
  for (const one of proposed) {
    const key = `${one.level}:${one.sentence}`;
    bySentence.set(key, [...(bySentence.get(key) ?? []), one]);
  }
  const lines = [...bySentence.values()].slice(0, maxQuotes).map((named) => {
    const { level, sentence } = named[0] ?? { level: "must", sentence: "" };
    const whole = trimSigns(sentence);
    const quote = whole.length > longestQuote ? `${whole.slice(0, longestQuote)}…` : whole;
    const names = named.map(printRequirement).join(", ");
    return `${names}: ${level === "must" ? "required" : "preferred"} in “${quote}”.`;
  });
  const rest = bySentence.size - lines.length;
  const more = rest > 0 ? [`And ${rest} more ${rest === 1 ? "sentence" : "sentences"}.`] : [];
  return [...lines, ...more].join(" ");
}
