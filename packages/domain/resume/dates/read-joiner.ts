import type { DateTokens } from "./date-tokens.ts";
import {
  expectedWords,
  joiningPhrases,
  ongoingPhrases,
  sinceAfterWords,
  untilArticles,
  untilWords,
} from "./date-vocabulary.ts";
import { readDatePoint } from "./read-date-point.ts";

/** The separator between the two ends of a span. `next` is the index of the token after it. */
export type Joiner = { next: number; dash: boolean; slash?: true; since?: true };

/**
 * The possible separator at token `at`. Spaces may precede it after the first date, from `from`.
 */
type Place = { tokens: DateTokens; from: number; at: number; text: string };

type JoinerRule = {
  what: string;
  holds: (place: Place) => boolean;
  /** Returns null if the sign isn't a separator here. */
  read: (place: Place) => Joiner | null;
};

/** The first matching rule decides. */
const rules: readonly JoinerRule[] = [
  {
    what: "2019 – 2020, 2019 -> 2020",
    holds: ({ text }) => /^[-–—−‒―~～〜→>＞－]$/.test(text),
    read: readDash,
  },
  {
    what: "2019/2020",
    holds: ({ text, tokens, at }) => text === "/" && tokens.kindAt(at + 1) === "number",
    read: ({ at }) => ({ next: at + 1, dash: false, slash: true }),
  },
  {
    what: "2019/today, 03/2019/today",
    holds: ({ text, tokens, at }) => text === "/" && readOngoing(tokens, at + 1) !== null,
    read: ({ at }) => ({ next: at + 1, dash: false }),
  },
  {
    what: "2019-03 / 2020-07, 2019-03 / today",
    holds: ({ text, tokens, at, from }) =>
      text === "/" &&
      at > from &&
      tokens.separatorAt(from - 2)?.text === "-" &&
      (tokens.yearAt(at + 2) !== null || readOngoing(tokens, at + 2) !== null),
    read: ({ at }) => ({ next: at + 2, dash: false }),
  },
  {
    what: "2010..2012",
    holds: ({ text, tokens, at }) => text === "." && tokens.textAt(at + 1) === ".",
    read: readDots,
  },
  {
    what: "2019/ and 2019, join nothing",
    holds: ({ text }) => text === "/" || text === "." || text === ",",
    read: () => null,
  },
  {
    what: "2019 t/m 2020",
    holds: ({ text, tokens, at }) =>
      text === "t" && tokens.textAt(at + 1) === "/" && tokens.textAt(at + 2) === "m",
    read: ({ tokens, at }) => ({ next: tokens.skipSpaces(at + 3), dash: false }),
  },
  {
    what: "2019 to date, 2020 à ce jour, 2020 present: the phrase itself joins",
    holds: ({ text, tokens, at, from }) =>
      (at > from || /^\p{sc=Han}/u.test(text)) &&
      (untilWords.has(text) || joiningPhrases.has(text) || /^\p{Lo}/u.test(text)) &&
      readOngoing(tokens, at) !== null,
    read: ({ at }) => ({ next: at, dash: false }),
  },
  {
    what: "2020年4月より, 2019'dan beri",
    holds: ({ text }) => sinceAfterWords.has(text),
    read: ({ tokens, at }) => ({ next: tokens.skipSpaces(at + 1), dash: false, since: true }),
  },
  {
    what: "2019 until 2020, jusqu'en 2020",
    holds: ({ text }) => untilWords.has(text),
    read: readUntil,
  },
];

/** The separator between a date and the text after it, searched from token `from`, or null. */
export function readJoiner(tokens: DateTokens, from: number): Joiner | null {
  const at = tokens.skipSpaces(from);
  const place = { tokens, from, at, text: tokens.textAt(at) };
  return rules.find((rule) => rule.holds(place))?.read(place) ?? null;
}

function readDash({ tokens, at }: Place): Joiner {
  let next = at + 1;
  while (/^[-–—>]$/.test(tokens.textAt(next))) next += 1;
  next = skipExpected(tokens, tokens.skipSpaces(next));
  // "2019 - to date", "2019 - bis heute": the word for "present" is read separately.
  if (untilWords.has(tokens.textAt(next)) && readOngoing(tokens, next) === null) {
    const after = tokens.skipSpaces(next + 1);
    if (readOngoing(tokens, after) !== null || readDatePoint(tokens, after)) next = after;
  }
  return { next, dash: true };
}

function readDots({ tokens, at }: Place): Joiner {
  let next = at;
  while (tokens.textAt(next) === ".") next += 1;
  return { next: tokens.skipSpaces(next), dash: false };
}

function readUntil({ tokens, at }: Place): Joiner {
  const elided = tokens.textAt(at + 1) === "'" ? at + 2 : at + 1;
  let next = tokens.skipSpaces(elided);
  while (untilArticles.has(tokens.textAt(next)) && readOngoing(tokens, next) === null) {
    next = tokens.skipSpaces(next + 1);
  }
  return { next, dash: false };
}

/** Skips words for an expected date: "2016 - Exp. Jun. 2017", "2016 – voraussichtlich 2019". */
function skipExpected(tokens: DateTokens, at: number): number {
  if (!expectedWords.has(tokens.textAt(at))) return at;
  const next = tokens.textAt(at + 1) === "." ? at + 2 : at + 1;
  return tokens.skipSpaces(next);
}

/** Skips a bracket between a date and its separator, as in "(2019) – 2020". */
export function skipClosing(tokens: DateTokens, at: number): number {
  return /^[)\]]$/.test(tokens.textAt(at)) && readJoiner(tokens, at + 1) ? at + 1 : at;
}

/** The index after a phrase for "present" that starts at `at`, or null. */
export function readOngoing(tokens: DateTokens, at: number): number | null {
  const start = tokens.at(at);
  if (!start || start.kind === "number" || start.kind === "space") return null;
  let text = "";
  let next = at;
  let found: number | null = null;
  for (; next < tokens.count && text.length < 26; next += 1) {
    const token = tokens.at(next);
    if (!token || token.text.includes("\t")) break;
    text += token.kind === "space" ? " " : token.text;
    if (ongoingPhrases.has(text)) found = next + 1;
  }
  return found;
}
