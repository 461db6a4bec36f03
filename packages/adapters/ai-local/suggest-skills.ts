import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { readDescription } from "@resume-picker/domain/jobs/read-description";
import { nameSkills } from "./name-skills.ts";

type Demand = "must" | "nice";
type Found = Map<string, { demand: Demand; sentence: string }>;

const maxQuotes = 4;
const longestQuote = 160;

/**
 * Reads the skills that a job description names, and how much each is wanted: by the words of its
 * sentence first, else by the heading above it; what only the duties name is taken as demanded.
 * What the employer says of itself names no demand. The reasoning quotes the sentences that decided.
 */
export function suggestSkills(description: string): SkillSuggestions {
  const found: Found = new Map();
  for (const part of readDescription(description)) {
    if (part.kind === "about") continue;
    const demand = part.kind === "nice" ? "nice" : "must";
    for (const skill of nameSkills(part)) {
      const known = found.get(skill);
      if (known === undefined || (known.demand === "nice" && part.kind === "must")) {
        found.set(skill, { demand, sentence: part.text });
      }
    }
  }
  const of = (demand: Demand) =>
    [...found].filter(([, entry]) => entry.demand === demand).map(([skill]) => skill);
  return { mustHaveSkills: of("must"), niceToHaveSkills: of("nice"), reasoning: explain(found) };
}

function explain(found: Found): string {
  if (found.size === 0) return "The description names no skill that the built-in vocabulary knows.";
  const bySentence = new Map<string, { demand: Demand; skills: string[] }>();
  for (const [skill, { demand, sentence }] of found) {
    const key = `${demand}:${sentence}`;
    const entry = bySentence.get(key);
    if (entry) entry.skills.push(skill);
    else bySentence.set(key, { demand, skills: [skill] });
  }
  const lines = [...bySentence].slice(0, maxQuotes).map(([key, { demand, skills }]) => {
    const sentence = key.slice(demand.length + 1).replace(/[.;,\s]+$/u, "");
    const quote = sentence.length > longestQuote ? `${sentence.slice(0, longestQuote)}…` : sentence;
    return `${skills.join(", ")}: ${demand === "must" ? "demanded" : "wished for"} in “${quote}”.`;
  });
  const rest = bySentence.size - lines.length;
  const more = rest > 0 ? [`And ${rest} more ${rest === 1 ? "place" : "places"}.`] : [];
  return [...lines, ...more].join(" ");
}
