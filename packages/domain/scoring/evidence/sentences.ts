import type { ScorableResume } from "../score/score.ts";
import { contentStems, stemsOf } from "../words/phrase-words.ts";
import type { ResumeText } from "./resume-text.ts";

/** The boundary between two statements about the work. */
const sentenceEnd =
  /(?<=[\p{L}\p{N})"'%][.;!?])\s+(?=\P{Ll})|(?<=\p{Ll}[.;:])(?=\p{Lu}\p{Ll})|\s[•●▪◦‣|*]\s|\s[-–—]\s(?=\p{Lu})/u;

/** A sentence of a line. */
export type Passage = {
  text: ResumeText;
  sentence: string;
  stems: readonly string[];
  /** The stems of the title of its role. */
  titleStems: ReadonlySet<string>;
};

/** The sentences of a CV, indexed by word. */
export type Sentences = {
  all: readonly Passage[];
  /** The positions of each word. */
  byStem: ReadonlyMap<string, readonly number[]>;
};

/** Returns the sentences that contain any of the words, in order. */
export function sentencesWith({ all, byStem }: Sentences, stems: Iterable<string>): Passage[] {
  const places = new Set<number>();
  for (const stem of stems) for (const place of byStem.get(stem) ?? []) places.add(place);
  return [...places].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
}

/** Returns the sentences that contain all words of a phrase, given by their stems. */
export function sentencesWithAll({ all, byStem }: Sentences, phrase: readonly string[]): Passage[] {
  const lists = phrase.map((stem) => byStem.get(stem) ?? []);
  if (lists.some(({ length }) => length === 0)) return [];
  const [first = [], ...others] = lists;
  return first
    .filter((place) => others.every((list) => list.includes(place)))
    .flatMap((place) => all[place] ?? []);
}

export function readSentences(resume: ScorableResume, lines: readonly ResumeText[]): Sentences {
  return indexSentences(readPassages(resume, lines));
}

/** Indexes sentences by word. */
export function indexSentences(all: readonly Passage[]): Sentences {
  return {
    all,
    byStem: placesOf(all.map(({ stems }) => stems)),
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

/** Names of schools and employers don't describe the person's work. */
function namesOf({ roles, education }: ScorableResume): string[] {
  const names = [...education.map((one) => one.institution), ...roles.map((one) => one.company)];
  return names.filter((name) => name?.includes(" ") === true).map(String);
}

function readPassages(resume: ScorableResume, texts: readonly ResumeText[]): Passage[] {
  const titles = resume.roles.map(({ title }) => new Set(contentStems(title ?? "")));
  const names = namesOf(resume);
  // Outside a role, a name separates two sentences.
  const withoutNames = (all: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, " • "), all);
  return texts.flatMap((text): Passage[] => {
    const { role } = text;
    const told = role === null ? withoutNames(text.text) : text.text;
    const titleStems = (role === null ? null : titles[role]) ?? nothing;
    return told
      .split(sentenceEnd)
      .map((sentence) => ({ text, sentence, stems: stemsOf(sentence), titleStems }));
  });
}
