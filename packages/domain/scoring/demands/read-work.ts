import { any } from "../../posting/clauses/phrase-pattern.ts";
import { comparableTitle } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { titleWords } from "../words/normalize-title.ts";
import { rootOf } from "../words/roots/word-root.ts";
import { headClasses } from "../words/title-index.ts";

/** Parses the work from a requirement for experience. A skill's name is not an occupation. */
export function readWork(text: string): ComparableTitle | null {
  if (!asksForExperience.test(text)) return null;
  const words = text.replace(around, " ");
  const works = [words, asPost(titleWords(words))].map(comparableTitle);
  return works.find(({ families }) => families.length > 0) ?? null;
}

const asksForExperience = new RegExp(`${any("asksWork")}|\\bas an? `, "iu");
const around =
  /\b\d+\b\+?|\b(?:years?|yrs|experience|proven|at least|minimum|of|in|as|an?|professional|relevant|hands-on|or more|working)\b|development\b/giu;
/**
 * Converts an activity to the title of the person who does it: "managing IT projects" to an IT
 * project manager, "training" to a trainer.
 */
function asPost(words: readonly string[]): string {
  const [first = "", ...object] = words;
  const doer = doers().get(rootOf(first));
  if (first.endsWith("ing") && doer !== undefined) return [...object, doer].join(" ");
  const last = words.at(-1) ?? "";
  const post = last.endsWith("ing") ? doers().get(rootOf(last)) : undefined;
  return [...words.slice(0, -1), post ?? last].join(" ");
}

let known: ReadonlyMap<string, string> | null = null;

/** Maps the root of an activity to the title word of the person who does it. */
function doers(): ReadonlyMap<string, string> {
  known ??= new Map([...headClasses().keys()].map((head) => [rootOf(head), head]));
  return known;
}
