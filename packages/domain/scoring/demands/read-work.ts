import { any } from "../../posting/clauses/phrase-pattern.ts";
import { comparableTitle } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { findFamilies } from "../words/find-families.ts";
import { titleWords } from "../words/normalize-title.ts";
import { contentStems } from "../words/phrase-words.ts";
import { rootOf } from "../words/roots/word-root.ts";
import { roleFamilies } from "../words/role-families.ts";
import { headClasses } from "../words/title-index.ts";

export type AskedWork = {
  work: ComparableTitle;
  /** Stems of words that narrow it to a line of business: "retail" for banking. */
  setting: string[];
};

/** Parses the work from a requirement for experience. A skill's name is not an occupation. */
export function readWork(text: string): AskedWork | null {
  if (!asksForExperience.test(text)) return null;
  const words = text.replace(around, " ");
  const setting = isPostOrChoice.test(text) ? null : settingIn(titleWords(words));
  if (setting !== null) return setting;
  const works = [words, asPost(titleWords(words))].map(comparableTitle);
  const work = works.find(({ families }) => families.length > 0);
  return work === undefined ? null : { work, setting: [] };
}

const asksForExperience = new RegExp(`${any("asksWork")}|\\bas an? `, "iu");
const isPostOrChoice = /\bas an? |\bor\b|\//iu;
const around =
  /\b\d+\b\+?|\b(?:years?|yrs|experience|proven|at least|minimum|of|in|as|an?|professional|relevant|hands-on|or more|working)\b|development\b/giu;
/** Words that say how, rather than in which line of business. */
const howWords = new Set(contentStems("full cycle general prior direct corporate setting"));

/** "Retail banking" is banking in one line of business, unless the lists know it as a name. */
function settingIn(words: readonly string[]): AskedWork | null {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return null;
  const isName = roleFamilies().has(words.join(" "));
  if (isName || findFamilies([last]).length === 0) return null;
  const setting = contentStems(words.slice(0, -1).join(" ")).filter((word) => !howWords.has(word));
  return { work: comparableTitle(last), setting };
}

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
