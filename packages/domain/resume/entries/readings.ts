import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import type { Part } from "./entry-row.ts";
import type { Joint, Piece } from "./pieces.ts";

/** Scores a text as each part: above zero is evidence for the part, below zero against it. */
export type Evidence = (text: string) => Readonly<Record<Part, number>>;

export type Slice = { text: string; first: Piece; last: Piece };

/** One way to assign an entry's header pieces to parts. */
export type Reading = {
  what: Slice | null;
  where: Slice | null;
  place: Slice | null;
  asides: string[];
  /** The score of the words alone. */
  words: number;
};

type State = Reading & { run: { part: Part; first: number; score: number } | null; places: number };

/** The cost of joining two pieces, by separator. Other separators never join. */
const joinCosts: Partial<Record<Joint, number>> = {
  comma: 0.25,
  bracket: 0.05,
  slash: 0,
  dash: 0.35,
  colon: 0.5,
  look: 0.7,
  at: 1.2,
  in: 0.1,
};

/** The cost of splitting two pieces, by separator. */
const splitCosts: Partial<Record<Joint, number>> = {
  slash: 0.6,
  in: 0.6,
  colon: 0.3,
  bracket: 0.1,
};

const parts = ["what", "where", "place", "aside"] as const;
const maxPieces = 9;
const statesPerKind = 3;
/** Readings whose words score this much below the best one are dropped. */
const maxLag = 6;

/**
 * The best readings by their words, a few of each kind, for every prefix of the pieces: no piece,
 * the first one, the first two, and so on.
 */
export function readingsByLength(pieces: readonly Piece[], evidence: Evidence): Reading[][] {
  const start = { what: null, where: null, place: null, asides: [], words: 0 };
  let states: State[] = [{ ...start, run: null, places: 0 }];
  const readings: Reading[][] = [states];
  pieces.slice(0, maxPieces).forEach((piece, at) => {
    const bare = piece.text.replace(/^[(（](.*)[)）]$/u, "$1");
    const step = { pieces, at, piece, bare, own: evidence(bare), evidence };
    states = prune(states.flatMap((state) => extend(state, step)));
    readings.push(states);
  });
  return readings;
}

type Step = {
  pieces: readonly Piece[];
  at: number;
  piece: Piece;
  /** The piece's text without enclosing brackets, and its scores. */
  bare: string;
  own: ReturnType<Evidence>;
  evidence: Evidence;
};

function extend(state: State, step: Step): State[] {
  const { piece, at } = step;
  const next: State[] = [];
  const join = at === 0 || piece.fixed !== null ? undefined : joinCosts[piece.joint];
  if (join !== undefined && state.run && state.run.part !== "aside") {
    next.push(joined(state, step, join));
  }
  for (const part of parts) {
    if (piece.fixed !== null && piece.fixed !== part) continue;
    if (part === "place" ? state.places > 1 : part !== "aside" && state[part]) continue;
    next.push(opened(state, step, part));
  }
  return next;
}

function opened(state: State, { piece, at, bare, own }: Step, part: Part): State {
  const slice = { text: bare, first: piece, last: piece };
  let score = piece.fixed === part ? (part === "aside" ? 0 : 2.5) : own[part];
  if (part === "place" && state.place) score = Math.min(-0.3, score);
  if (part === "place" && piece.joint === "at" && state.run?.part === "where") score -= 2.8;
  // An unknown name after a title is more likely its field than a town: "Baker, Night Shift".
  const isBehind = piece.joint === "comma" || piece.joint === "dash";
  if (part === "place" && score < 0 && state.run?.part === "what" && isBehind) score -= 0.5;
  // "Regional Director (EMEA)": text in brackets after a title belongs to the title unless it is a
  // known town.
  const isBracket = piece.joint === "bracket" && piece.fixed === null;
  if (isBracket && part === "place") {
    const isTown = score > 1 && /\p{Ll}/u.test(bare);
    score =
      state.run?.part !== "what" ? Math.min(score, 0.8) : isTown ? 0.2 : Math.min(score, -0.3);
  }
  if (isBracket && part === "what") score -= 2.5;
  if (isBracket && part === "where") score -= 1.1;
  if (isBracket && part === "aside") score = Math.max(score, -0.25);
  // "Nurse at Mercy", "Enfermera en Ría del Norte": the employer follows the occupation.
  const isPair =
    (part === "where" && state.run?.part === "what") ||
    (part === "what" && state.run?.part === "where" && piece.joint === "atAfter");
  const bonus = isPair && state.run ? joinerBonus(piece, state.run.score) : 0;
  const words = state.words + score + bonus - (at === 0 ? 0 : (splitCosts[piece.joint] ?? 0));
  const run = { part, first: at, score };
  return {
    what: part === "what" ? slice : state.what,
    where: part === "where" ? slice : state.where,
    place: part === "place" ? (state.place ?? slice) : state.place,
    asides: part === "aside" ? [...state.asides, bare] : state.asides,
    words,
    run,
    places: part === "place" ? state.places + 1 : state.places,
  };
}

function joinerBonus({ joint }: Piece, title: number): number {
  if (joint === "at" || joint === "atAfter") return 1;
  return joint === "in" && title > 1 ? 0.5 : 0;
}

/** Joins the piece with the previous one into one part. */
function joined(state: State, step: Step, cost: number): State {
  const { pieces, piece, evidence } = step;
  const { run } = state;
  const first = run && pieces[run.first];
  if (!run || !first || run.part === "aside") return state;
  const slice = { text: first.source.slice(first.from, piece.to), first, last: piece };
  const added = addedScore(run, slice.text, step);
  // "(contract via Robinson Staffing)" is a remark about the post, not part of its title.
  const remark = piece.joint === "bracket" && /^.\p{Ll}+\s/u.test(piece.text) ? 0.4 : 0;
  // "University of Texas at Dallas" is one name.
  const isCampus =
    piece.joint === "at" && run.part === "where" && evidence(piece.text).place > 0 ? -2.8 : 0;
  const tail = tailCost(run.part, { first, piece, evidence }) + isCampus;
  const words = state.words + added - cost - remark - tail;
  return { ...state, words, run: { ...run, score: run.score + added }, [run.part]: slice };
}

/** The cost of continuing a part after this separator. */
function tailCost(part: Part, given: { first: Piece; piece: Piece; evidence: Evidence }): number {
  const { first, piece, evidence } = given;
  // "Analyst, Senior – Acme": a dash is a stronger separator than a comma.
  const strength = { dash: 0.8, in: 0.4 }[piece.joint as string] ?? 0;
  const across = first.joint === "comma" ? strength : 0;
  if (piece.joint !== "comma") return across;
  const isSmall = /^\p{Ll}[^\p{Lu}]*$/u.test(piece.text);
  // "Marsh, Peel & Daughters" is one name.
  if (part === "where" && ampersand.test(piece.text) && !first.text.includes(" ")) return -0.2;
  if (part !== "what") return /^\p{Ll}[^\p{Lu}]*$/u.test(first.text) ? 0.5 : 0;
  const { what } = evidence(piece.text);
  // "Nurse, primary care" is one title. "Turner, Carpenter" is two occupations, and rarely one.
  if (isSmall) return -0.25;
  return what >= 1.3 ? 0.55 : what > 0 ? 0 : 0.25;
}

const ampersand = new RegExp(
  `^[\\p{L}'’.-]+ (?:${patternOf(work, "ampersand")}|&) [\\p{L}'’.-]+$`,
  "u",
);

/** The difference between the score of the whole part and the score of its beginning. */
function addedScore(
  { part, score }: { part: Part; score: number },
  text: string,
  { piece, own, evidence }: Step,
): number {
  if (part === "place") return Math.max(evidence(text).place - score, own.place > 0 ? 0.3 : -0.1);
  const rival = part === "what" ? own.where : own.what;
  const town = own.place * (piece.joint === "bracket" ? 0.4 : 1);
  const against = Math.max(0, rival - 0.5, part === "where" ? town * 0.8 + 0.4 : town - 0.8);
  // An employer's name scores at most as much as its clearest piece.
  const whole =
    part === "where"
      ? Math.min(evidence(text).where, Math.max(score, own.where))
      : evidence(text)[part];
  return Math.max(0, whole - score) * 0.5 - against;
}

function prune(states: readonly State[]): State[] {
  const kinds = new Map<number, State[]>();
  const least = states.reduce((most, { words }) => Math.max(most, words), -Infinity) - maxLag;
  for (const state of states) {
    if (state.words < least) continue;
    const { run, what, where, places } = state;
    const part = run ? parts.indexOf(run.part) + 1 : 0;
    const key = ((places * 8 + part) * 2 + (what ? 1 : 0)) * 2 + (where ? 1 : 0);
    const alike = kinds.get(key);
    if (alike) alike.push(state);
    else kinds.set(key, [state]);
  }
  return [...kinds.values()].flatMap((alike) =>
    alike.sort((one, other) => other.words - one.words).slice(0, statesPerKind),
  );
}
