import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import type { RequirementState } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "../ai/ai-engine.ts";

const longestQuote = 200;

/** A few sentences; each quote stands in the redacted CV, word for word. */
export function explainRank(candidate: RankableCandidate, wanted: ReadonlySet<string>): string {
  const { score, resume } = candidate;
  const rows = score.breakdown.find(({ component }) => component === "skills")?.rows ?? [];
  const named = (states: readonly (RequirementState | null)[]) =>
    rows.filter(({ state }) => states.includes(state)).map(({ requirement }) => requirement);
  const names = named(["shown", "listed"]);
  const related = named(["related"]);
  const quote = bestQuote(candidate, wanted);
  const missing = score.missingMustHave;
  const { yearsExperience: years } = resume;
  const title = resume.roles[0]?.title ?? null;
  const sentences = [
    names.length === 0
      ? "None of the job's demands was found in what was read."
      : `Answers ${list(names.slice(0, 5))}${names.length > 5 ? ` and ${names.length - 5} more` : ""}.`,
    quote === null ? null : `It says: “${quote}”.`,
    related.length === 0 ? null : `Something related to ${some(related)}.`,
    missing.length === 0 ? null : `Not found in what was read: ${some(missing)}.`,
    years === null
      ? "No dates to count years of experience from were found."
      : `${years} ${years === 1 ? "year" : "years"} of experience${title === null ? "" : `, last as ${title}`}.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/** The score's own evidence where the redacted text still holds it, else the line nearest the job. */
function bestQuote(
  { score, lines }: RankableCandidate,
  wanted: ReadonlySet<string>,
): string | null {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const proof = skills?.quotes.find(
    ({ text }) => text.length > 20 && lines.some((line) => line.includes(text)),
  );
  if (proof !== undefined) return proof.text.slice(0, longestQuote);
  let best: { line: string; shared: number } | null = null;
  for (const line of lines) {
    const shared = new Set(contentStems(line).filter((word) => wanted.has(word))).size;
    if (shared > 1 && (best === null || shared > best.shared)) best = { line, shared };
  }
  return best === null ? null : best.line.trim().slice(0, longestQuote);
}

function some(names: readonly string[]): string {
  return names.length > 3
    ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`
    : list(names);
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
