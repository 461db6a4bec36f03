import { detectLanguage } from "../resume/text/detect-language.ts";
import { canonicalSkill } from "../skills/canonical-skill.ts";
import { foldWord } from "../skills/tokenize.ts";
import { alternativesIn } from "./alternatives.ts";
import { parseClauses } from "./clauses/parse-clauses.ts";
import type { Clause } from "./clauses/parse-clauses.ts";
import { nameRequirements } from "./naming/name-requirements.ts";
import { parseRequirement } from "./requirement.ts";
import type { Requirement } from "./requirement.ts";

/**
 * How strongly a posting asks: as a requirement, as a preference, in prose without a requirement,
 * or only by mentioning it in the duties.
 */
export type Emphasis = "must" | "nice" | "prose" | "duty";

export type PostedRequirement = Requirement & {
  emphasis: Emphasis;
  /** The sentence or list item with the requirement, as written. */
  sentence: string;
};

/** A job description, parsed once and shared by all its users. */
export type Posting = {
  /** The ISO 639-1 code; English if the text is too short to tell. */
  language: string;
  clauses: readonly Clause[];
  requirements: readonly PostedRequirement[];
};

/** An explicit requirement overrides a mention in the duties. */
const strength: Record<Emphasis, number> = { duty: 0, prose: 1, nice: 2, must: 3 };

/** Parses plain text or Markdown, in time linear in its length. */
export function parsePosting(description: string): Posting {
  const language = detectLanguage(description);
  const clauses = parseClauses(description);
  // Keyed by the vocabulary's name, because two spellings of one thing are one requirement.
  const found = new Map<string, PostedRequirement>();
  const denied = new Set<string>();
  for (const clause of clauses) {
    const emphasis = emphasisOf(clause);
    if (emphasis === null && !clause.isDenied) continue;
    for (const name of nameRequirements(clause, language)) {
      const key = keyOf(name);
      const known = found.get(key);
      if (emphasis === null) denied.add(key);
      else if (known === undefined || strength[emphasis] > strength[known.emphasis])
        found.set(key, {
          ...parseRequirement(name, emphasis === "nice" ? "nice" : "must"),
          ...{ emphasis, sentence: clause.sentence },
        });
    }
  }
  for (const { text, emphasis } of [...found.values()])
    if (isAskedOutright(emphasis)) dropRepeats(found, text);
  for (const key of denied) if (!isAskedOutright(found.get(key)?.emphasis)) found.delete(key);
  return { language, clauses, requirements: [...found.values()] };
}

const isAskedOutright = (emphasis: Emphasis | undefined) =>
  emphasis === "must" || emphasis === "nice";

function emphasisOf({ kind }: Clause): Emphasis | null {
  if (kind === "about") return null;
  return kind === "other" ? "prose" : kind;
}

/** Removes "Python" of the duties if "Python or R" is an explicit requirement. */
function dropRepeats(found: Map<string, PostedRequirement>, text: string): void {
  for (const key of alternativesIn(text).map(keyOf))
    if (!isAskedOutright(found.get(key)?.emphasis)) found.delete(key);
}

const keyOf = (name: string) => canonicalSkill(name) ?? foldWord(name);
