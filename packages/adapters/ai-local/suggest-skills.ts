import { alternativesIn } from "@resume-picker/domain/jobs/demand-phrases";
import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { readDescription } from "@resume-picker/domain/jobs/read-description";
import { detectLanguage } from "@resume-picker/domain/resume/text/detect-language";
import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { foldWord } from "@resume-picker/domain/skills/tokenize";
import { nameSkills } from "./name-skills.ts";

type Demand = "must" | "nice";
type Told = Demand | "described";
/** By the vocabulary's name, so that what is named in two spellings is asked for once. */
type Found = Map<string, { name: string; told: Told; sentence: string }>;

/** What is said outright counts over what only the duties name. */
const strength: Record<Told, number> = { described: 0, nice: 1, must: 2 };
const demandOf = (told: Told): Demand => (told === "nice" ? "nice" : "must");

const maxQuotes = 40;
const longestQuote = 160;

/**
 * Reads the skills that a job description names, and how much each is wanted: by the words of its
 * sentence first, else by the heading above it; what only the duties name is taken as demanded.
 * What the employer says of itself, and what is said not to be needed, names no demand. The reasoning quotes the sentences that decided.
 */
export function suggestSkills(description: string): SkillSuggestions {
  const found: Found = new Map();
  const denied = new Set<string>();
  const language = detectLanguage(description);
  for (const part of readDescription(description)) {
    if (part.isDenied) for (const name of nameSkills(part, language)) denied.add(keyOf(name));
    if (part.kind === "about") continue;
    const told = part.kind === "must" ? "must" : part.kind === "nice" ? "nice" : "described";
    for (const name of nameSkills(part, language)) {
      const known = found.get(keyOf(name));
      if (known === undefined || strength[told] > strength[known.told])
        found.set(keyOf(name), { name, told, sentence: part.sentence });
    }
  }
  dropSidesOfChoices(found);
  for (const skill of denied) if (found.get(skill)?.told === "described") found.delete(skill);
  const of = (demand: Demand) =>
    [...found.values()].filter(({ told }) => demandOf(told) === demand).map(({ name }) => name);
  return { mustHaveSkills: of("must"), niceToHaveSkills: of("nice"), reasoning: explain(found) };
}

/**
 * "Python" of the duties where "Python or R" is asked or wished for outright, "ISO 17025" where the
 * wish is "the norm ISO 17025".
 */
function dropSidesOfChoices(found: Found): void {
  for (const { name, told } of [...found.values()]) {
    if (told === "described") continue;
    const sides = alternativesIn(name);
    const same = [
      ...(sides.length > 1 ? sides : []),
      ...(told === "nice" ? [withoutFirst(name)] : []),
    ];
    for (const key of same.map(keyOf)) if (found.get(key)?.told === "described") found.delete(key);
  }
}

const withoutFirst = (name: string) => name.replace(/^\S+\s+/u, "");

const keyOf = (name: string) => canonicalSkill(name) ?? foldWord(name);

function explain(found: Found): string {
  if (found.size === 0) return "The description names no skill that the built-in vocabulary knows.";
  const bySentence = new Map<string, { demand: Demand; skills: string[] }>();
  for (const { name, told, sentence } of found.values()) {
    const demand = demandOf(told);
    const key = `${demand}:${sentence}`;
    const entry = bySentence.get(key);
    if (entry) entry.skills.push(name);
    else bySentence.set(key, { demand, skills: [name] });
  }
  const lines = [...bySentence].slice(0, maxQuotes).map(([key, { demand, skills }]) => {
    const sentence = key.slice(demand.length + 1).replace(/(?<![.;,\s])[.;,\s]+$/u, "");
    const quote = sentence.length > longestQuote ? `${sentence.slice(0, longestQuote)}…` : sentence;
    return `${skills.join(", ")}: ${demand === "must" ? "demanded" : "wished for"} in “${quote}”.`;
  });
  const rest = bySentence.size - lines.length;
  const more = rest > 0 ? [`And ${rest} more ${rest === 1 ? "place" : "places"}.`] : [];
  return [...lines, ...more].join(" ");
}
