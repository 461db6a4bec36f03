import { normalizeTitle, titleWords } from "./normalize-title.ts";

export type NamedWork<T> = {
  found: readonly T[];
  /** The words of its name. */
  called: string;
  /** The words of the title before and after the name. */
  around: string[];
};

type Search<T> = {
  main: string;
  context: string;
  known: (words: string) => readonly T[];
  /** Whether a word after a name makes the name an attribute of other work. */
  isOtherWork: (word: string) => boolean;
};

/**
 * Finds the work in a title: the whole title, with or without its context; then its longest ending
 * (an "accounting software salesman" sells); then its longest part that is not followed by other
 * work.
 */
export function findNamedWork<T>(search: Search<T>): NamedWork<T> | null {
  const { main, context, known } = search;
  for (const words of readings(`${main} ${context}`)) {
    const whole = wholeOf(words, known);
    if (whole !== null) return whole;
  }
  for (const words of readings(main)) {
    const whole = wholeOf(words, known);
    if (whole !== null) return whole;
  }
  const [first = null, second = null] = readings(main).map(
    (words) => endOf(words, search) ?? partOf(words, search),
  );
  if (first === null || second === null) return first ?? second;
  return lengthOf(second) > lengthOf(first) ? second : first;
}

/** With words of rank, which are part of some names, and without. */
const readings = (text: string): string[][] => [titleWords(text), normalizeTitle(text).core];

const lengthOf = ({ called }: NamedWork<unknown>) => called.split(" ").length;

const longest = 6;

function wholeOf<T>(words: readonly string[], known: Search<T>["known"]): NamedWork<T> | null {
  const called = words.join(" ");
  const found = known(called);
  return found.length > 0 ? { found, called, around: [] } : null;
}

function endOf<T>(words: readonly string[], search: Search<T>): NamedWork<T> | null {
  for (let size = Math.min(longest, words.length); size > 0; size--) {
    const from = words.length - size;
    const called = words.slice(from).join(" ");
    const found = search.known(called);
    if (found.length === 0) continue;
    return { found, called, around: words.slice(0, from) };
  }
  return null;
}

/** "Registered Nurse Night Shift", but not the pilot in "pilot plant technician". */
function partOf<T>(words: readonly string[], search: Search<T>): NamedWork<T> | null {
  for (let size = Math.min(longest, words.length - 1); size > 0; size--) {
    for (let from = words.length - size - 1; from >= 0; from--) {
      const called = words.slice(from, from + size).join(" ");
      const rest = words.slice(from + size);
      const found = search.known(called);
      if (found.length === 0 || rest.some(search.isOtherWork)) continue;
      return { found, called, around: [...words.slice(0, from), ...rest] };
    }
  }
  return null;
}
