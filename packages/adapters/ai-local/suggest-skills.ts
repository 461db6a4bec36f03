import type { SkillSuggestions } from "@resume-picker/domain/jobs/job";
import { findSkills } from "@resume-picker/domain/skills/find-skills";

type Demand = "must" | "nice";

const niceCues =
  /\b(nice[ -]to[ -]haves?|bonus|(?:is|are|as|a|big|strong)\s+plus|plus(?:es)?\s*:|desirable|desired|preferred|preferably|ideally|advantage(?:ous)?|optional|would be (?:great|good|nice)|familiarity|good to have|wünschenswert|von vorteil|un plus|souhaité|deseable|valorable)\b/iu;
const mustCues =
  /\b(must(?:[ -]haves?)?|require[ds]?|requirements?|essential|mandatory|you (?:have|bring|know|need)|minimum|at least|proficien\w+|strong|solid|proven|expert\w*|qualifications?|skills|experience (?:with|in)|voraussetzung\w*|erforderlich|requis|exigences|requisitos|imprescindible)\b/iu;

/** A short line that names what follows: a Markdown heading, a bold line, or one ending in a colon. */
function headingOf(line: string): string | null {
  const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? /^\*\*(.+?)\*\*:?$/.exec(line)?.[1];
  if (heading !== undefined) return heading;
  return line.length <= 60 && /:$/.test(line) ? line : null;
}

const demandOf = (text: string): Demand | null =>
  niceCues.test(text) ? "nice" : mustCues.test(text) ? "must" : null;

/**
 * Reads the skills that a job description names, and how much each is wanted: by the words of its
 * sentence first, else by the heading above it. The reasoning quotes the sentences that decided.
 */
export function suggestSkills(description: string): SkillSuggestions {
  const found = new Map<string, { demand: Demand; sentence: string }>();
  let section: Demand | null = null;
  for (const raw of description.split("\n")) {
    const line = raw.trim();
    const heading = headingOf(line);
    if (heading !== null) section = demandOf(heading);
    const text = line.replace(/^(?:[-*•+]|\d+[.)])\s+/, "");
    for (const sentence of text.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)) {
      const demand = demandOf(sentence) ?? section ?? "must";
      for (const { skill } of findSkills(sentence)) {
        const known = found.get(skill);
        if (!known || (known.demand === "nice" && demand === "must")) {
          found.set(skill, { demand, sentence });
        }
      }
    }
  }
  const of = (demand: Demand) =>
    [...found].filter(([, entry]) => entry.demand === demand).map(([skill]) => skill);
  const mustHaveSkills = of("must");
  const niceToHaveSkills = of("nice");
  return { mustHaveSkills, niceToHaveSkills, reasoning: explain(found) };
}

const maxQuotes = 4;

function explain(found: ReadonlyMap<string, { demand: Demand; sentence: string }>): string {
  if (found.size === 0) return "The description names no skill that the built-in vocabulary knows.";
  const bySentence = new Map<string, { demand: Demand; skills: string[] }>();
  for (const [skill, { demand, sentence }] of found) {
    const entry = bySentence.get(sentence);
    if (entry) entry.skills.push(skill);
    else bySentence.set(sentence, { demand, skills: [skill] });
  }
  const lines = [...bySentence].slice(0, maxQuotes).map(([sentence, { demand, skills }]) => {
    const quote = sentence.length > 160 ? `${sentence.slice(0, 157)}…` : sentence;
    return `${skills.join(", ")}: ${demand === "must" ? "demanded" : "wished for"} in “${quote}”.`;
  });
  const rest = bySentence.size - lines.length;
  return rest > 0 ? `${lines.join(" ")} And ${rest} more places.` : lines.join(" ");
}
