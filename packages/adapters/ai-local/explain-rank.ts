import type { RankableCandidate } from "../ai/ai-engine.ts";

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** Two to four sentences; each quote is a line of the redacted CV, word for word. */
export function explainRank({ score, lines, resume }: RankableCandidate): string {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const matches = skills?.matches ?? [];
  const met = matches
    .filter(({ match }) => match !== "missing")
    .map(({ requirement }) => requirement);
  const visible = lines.join("\n");
  const quote = skills?.quotes.find(({ text }) => text.length > 20 && visible.includes(text));
  const sentences = [
    met.length === 0
      ? "The CV shows none of the named skills."
      : `Covers ${list(met.slice(0, 5))}${met.length > 5 ? ` and ${met.length - 5} more` : ""}.`,
  ];
  if (quote) sentences.push(`It says: “${quote.text}”.`);
  if (score.missingMustHave.length > 0) {
    sentences.push(`No sign of ${list(score.missingMustHave.slice(0, 3))}.`);
  }
  const years = resume.yearsExperience;
  const title = resume.roles[0]?.title;
  if (years !== null) {
    const role = title ? `, last as ${title}` : "";
    sentences.push(`${years} ${years === 1 ? "year" : "years"} of experience${role}.`);
  }
  return sentences.join(" ");
}
