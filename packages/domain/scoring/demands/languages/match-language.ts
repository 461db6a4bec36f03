import { findLanguages } from "../../../posting/naming/find-languages.ts";
import { namesOfLanguage } from "../../../resume/lexicon/language-names.ts";
import { levelNamed } from "../../../resume/skills/language-level.ts";
import { foldText } from "../../../resume/text/fold-text.ts";
import type { Mentions } from "../../evidence/find-mentions.ts";
import type { AskedLanguage } from "./asked-languages.ts";
import { listedCredit, shownCredit } from "../credits.ts";
import type { Demand, DemandMatch } from "../demand.ts";
import { matchByLine } from "../match-by-line.ts";

/** Credit for a lower level, an unknown level if the job asks for fluency, or one of two. */
const partCredit = 0.5;
/** Levels of `levelNamed`. */
const good = 1;
const fluent = 2;

const englishNames = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * Matches required languages by the CV's list of languages, by its other lines ("translated
 * contracts into German"), and by the language in which the CV is written.
 */
export function matchLanguages(mentions: Mentions, demand: Demand): DemandMatch | null {
  const found = demand.languages.flatMap((asked) => best(answersTo(mentions, demand, asked)) ?? []);
  if (demand.anyOf) return best(found);
  const [weakest] = found.toSorted((a, b) => a.credit - b.credit);
  if (weakest === undefined) return null;
  const answer = { ...weakest, by: found.map(({ by }) => by).join(", ") };
  return found.length === demand.languages.length
    ? answer
    : { ...answer, state: "related", credit: partCredit };
}

const best = (matches: readonly DemandMatch[]): DemandMatch | null =>
  matches.toSorted((a, b) => b.credit - a.credit)[0] ?? null;

function answersTo(mentions: Mentions, demand: Demand, asked: AskedLanguage): DemandMatch[] {
  const { resume, lines } = mentions;
  const listed = (resume.languages ?? [])
    .filter(({ value }) => value.language === asked.name)
    .map(({ value: { language, level }, place }) => {
      const by = level === null ? language : `${language} (${level})`;
      const text = resume.lines[place?.line ?? -1] ?? by;
      const covers = [demand.text];
      const quote = place && { text, highlight: null, ...place, covers, context: null };
      return { ...answerOf(asked, levelNamed(level ?? ""), false), by, quote };
    });
  const isWrittenIn = englishNames.of(resume.language) === asked.name;
  const written = isWrittenIn
    ? [{ ...answerOf(asked, fluent, false), by: `CV written in ${asked.name}`, quote: null }]
    : [];
  const names = namesOfLanguage(asked.name);
  const mentioned = lines.filter(({ text }) => {
    const folded = foldText(text);
    return names.some((name) => folded.includes(name)) && findLanguages(text).includes(asked.name);
  });
  return [
    ...[...listed, ...written].map((one) => ({ demand, roles: [], skill: null, ...one })),
    ...mentioned.map((line) =>
      matchByLine(line, demand, answerOf(asked, levelNamed(line.text), line.isDone)),
    ),
  ];
}

/** Rates a level against the required one. Fluency must be stated. */
function answerOf(
  asked: AskedLanguage,
  level: number | null,
  isDone: boolean,
): Pick<DemandMatch, "state" | "credit"> {
  const isEnough = asked.level === null || (level ?? good) >= asked.level;
  if (!isEnough) return { state: "related", credit: partCredit };
  return isDone
    ? { state: "shown", credit: shownCredit }
    : { state: "listed", credit: listedCredit };
}
