import type { ScorableResume } from "../score/score.ts";
import { tokenize } from "../../skills/tokenize.ts";
import { contentStems, stemsOfTokens } from "../words/phrase-words.ts";
import { rootsOfTokens } from "../words/roots/telling-roots.ts";
import type { ResumeText } from "./resume-text.ts";

/** Where one thing that was done ends and another begins. */
const sentenceEnd =
  /(?<=[\p{L}\p{N})"'%][.;!?])\s+(?=\P{Ll})|(?<=\p{Ll}[.;:])(?=\p{Lu}\p{Ll})|\s[•●▪◦‣|*]\s|\s[-–—]\s(?=\p{Lu})/u;

/** A sentence of a line with the line that it may run on into, and what else the role says. */
export type Passage = {
  text: ResumeText;
  sentence: string;
  stems: readonly string[];
  /** The roots of its words, in order. */
  roots: readonly string[];
  next: ResumeText | null;
  isTitle: boolean;
  roleStems: ReadonlySet<string>;
  titleStems: ReadonlySet<string>;
};

/** The sentences of a CV, with the places of each word. */
export type Sentences = {
  all: readonly Passage[];
  /** Where each word stands. */
  byStem: ReadonlyMap<string, readonly number[]>;
  byRoot: ReadonlyMap<string, readonly number[]>;
};

/** Those that hold any of the words, from the top. */
export function sentencesWith({ all, byStem }: Sentences, stems: Iterable<string>): Passage[] {
  const places = new Set<number>();
  for (const stem of stems) for (const place of byStem.get(stem) ?? []) places.add(place);
  return [...places].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
}

/** Those that hold all of the words of a phrase, given by their roots. */
export function sentencesWithAll({ all, byRoot }: Sentences, phrase: readonly string[]): Passage[] {
  const lists = phrase.map((root) => byRoot.get(root) ?? []);
  if (lists.some(({ length }) => length === 0)) return [];
  const [first = [], ...others] = lists;
  return first
    .filter((place) => others.every((list) => list.includes(place)))
    .flatMap((place) => all[place] ?? []);
}

export function readSentences(resume: ScorableResume, lines: readonly ResumeText[]): Sentences {
  return indexSentences(readPassages(resume, lines));
}

/** Notes where each word stands. */
export function indexSentences(all: readonly Passage[]): Sentences {
  return {
    all,
    byStem: placesOf(all.map(({ stems }) => stems)),
    byRoot: placesOf(all.map(({ roots }) => roots)),
  };
}

function placesOf(words: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [place, ofPassage] of words.entries()) {
    for (const word of ofPassage) {
      const places = found.get(word);
      if (places === undefined) found.set(word, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }
  return found;
}

const nothing: ReadonlySet<string> = new Set();

/** What schools and employers are called says nothing of what somebody did there. */
function namesOf({ roles, education }: ScorableResume): string[] {
  const names = [...education.map((one) => one.institution), ...roles.map((one) => one.company)];
  return names.filter((name) => name?.includes(" ") === true).map(String);
}

function readPassages(resume: ScorableResume, texts: readonly ResumeText[]): Passage[] {
  const ofRole = resume.roles.map(() => new Set<string>());
  for (const { role, stems } of texts) {
    if (role === null) continue;
    for (const stem of stems) ofRole[role]?.add(stem);
  }
  const titles = resume.roles.map(({ title }) => new Set(contentStems(title ?? "")));
  const byLine = new Map(texts.map((text) => [text.place.line, text]));
  const names = namesOf(resume);
  return texts.flatMap((text): Passage[] => {
    const { role } = text;
    const next = byLine.get(text.place.line + 1);
    const isTitle = role !== null && resume.roles[role]?.title === text.text;
    const roleStems = (role === null ? null : ofRole[role]) ?? nothing;
    const titleStems = (role === null ? null : titles[role]) ?? nothing;
    // Where no role is told of, a name ends one sentence and another begins behind it.
    const withoutNames = (all: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, " • "), all);
    const told = role === null ? withoutNames(text.text) : text.text;
    const sentences = told.split(sentenceEnd);
    return sentences.map((sentence, at) => {
      const isLast = at === sentences.length - 1 && !/[.!?;]\s*$/u.test(sentence);
      const tokens = tokenize(sentence);
      const stems = sentence === text.text ? text.stems : stemsOfTokens(tokens);
      // A title is a line of its own, and what begins with a capital is another thing that was done.
      const goesOn = isLast && !isTitle && next?.role === role && !/^\p{Lu}/u.test(next.text);
      const roots = rootsOfTokens(tokens, sentence);
      return {
        text,
        sentence,
        stems,
        roots,
        next: goesOn ? next : null,
        isTitle,
        roleStems,
        titleStems,
      };
    });
  });
}
