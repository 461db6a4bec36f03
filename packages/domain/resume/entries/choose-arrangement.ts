import type { Arrangement } from "./arrangement.ts";
import { agreement, arrangementOf, isUnderHeading, keyOf } from "./arrangement.ts";
import type { Entry } from "./find-entries.ts";
import { piecesOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import type { Evidence, Reading } from "./readings.ts";
import { readingsByLength } from "./readings.ts";
import type { EntryRow } from "./entry-row.ts";

/** An entry's header rows, the chosen reading, and the confidence in it (0 to 1). */
export type ReadEntry = {
  entry: Entry;
  header: EntryRow[];
  reading: Reading;
  /** Whether the entry shares the heading of an earlier entry. */
  inherits: boolean;
  confidence: number;
};

export type Costs = { noWhat: number; noWhere: number };

type Terms = Costs & {
  /** The weight of an entry's similarity to the others. 0 for a single entry. */
  likeness: number;
};

type Window = { above: number; below: number; header: EntryRow[] };

type Option = Reading &
  Window & {
    arrangement: Arrangement;
    /** The arrangement serialized as text. */
    key: string;
  };

const maxCandidates = 12;
const maxOptions = 60;
/** The maximum number of header rows besides the dated one. */
const maxHeaderRows = 4;

/**
 * Reads the headers of all entries by the one arrangement that fits them best overall. Each
 * arrangement that the words of an entry allow is tried on all entries.
 */
export function chooseArrangement(
  entries: readonly Entry[],
  { evidence, ...given }: { evidence: Evidence } & Costs,
): ReadEntry[] {
  const costs = { ...given, likeness: entries.length > 1 ? 1 : 0 };
  // Neighbouring entries share rows, and their texts recur in many windows.
  const read = { piecesOf: remember(piecesOf), evidence: remember(evidence) };
  const options = entries.map((entry) => optionsOf(entry, read, costs));
  const distinct = options.map((own) =>
    bestOfKind(own, ({ key, above, below }) => `${key}/${String(above)}/${String(below)}`),
  );
  const unused = entries.map((entry) => remember((taken: number) => unusedRows(entry, taken)));
  const tried = candidates(options, costs).map((arrangement) => {
    const common = { arrangement, costs, unused, likenessOf: likenessTo(arrangement, costs) };
    return { ...common, ...layOver(entries, distinct, common) };
  });
  tried.sort((one, other) => other.total - one.total);
  const [best] = tried;
  if (!best) return [];
  return entries.flatMap((entry, at) => {
    const choice = best.choices[at];
    if (!choice) return [];
    const { option, inherits } = choice;
    const rivals = bestOfKind(
      (options[at] ?? []).filter((other) => differs(other, option)),
      ({ key, what, where }) => `${key}/${String(where === null && what !== null)}`,
    );
    const rival = Math.max(...tried.map((other) => rivalOf(rivals, option, { other, at })));
    const margin = best.total - rival;
    const confidence = 1 - 0.4 * Math.exp(-Math.max(0, margin) / 0.6);
    return [{ entry, header: option.header, reading: option, inherits, confidence }];
  });
}

function remember<Key, Value extends object>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

type Read = { piecesOf: (row: EntryRow) => Piece[]; evidence: Evidence };

/** All windows of rows around the entry's date, with the best-fitting readings of their pieces. */
function optionsOf({ row, above, below }: Entry, read: Read, costs: Terms): Option[] {
  const found: (Window & { reading: Reading; words: number })[] = [];
  for (let up = 0; up <= above.length; up += 1) {
    const rows = [...above.slice(0, up).reverse(), row, ...below.slice(0, maxHeaderRows - up)];
    const inRows = rows.flatMap(read.piecesOf).map((piece, at) => ({ ...piece, at }));
    const readings = readingsByLength(inRows, read.evidence);
    let length = rows.slice(0, up).flatMap(read.piecesOf).length;
    for (let down = 0; up + 1 + down <= rows.length; down += 1) {
      length += read.piecesOf(rows[up + down] ?? row).length;
      if (length === 0 && up + down > 0) continue;
      const header = rows.slice(0, up + 1 + down);
      const gaps = seams(header, row);
      for (const reading of readings[Math.min(length, readings.length - 1)] ?? []) {
        const lacking =
          (reading.what ? 0 : costs.noWhat) + (reading.where ? 0 : costs.noWhere) + gaps;
        found.push({ reading, words: reading.words - lacking, above: up, below: down, header });
      }
    }
  }
  found.sort((one, other) => other.words - one.words);
  return found.slice(0, maxOptions).map(({ reading, ...window }) => {
    const arrangement = arrangementOf(reading, window.header, row);
    return { ...reading, ...window, arrangement, key: keyOf(arrangement) };
  });
}

/** The cost of gaps within a header. */
function seams(header: readonly EntryRow[], anchor: EntryRow): number {
  let cost = 0;
  header.forEach((row, at) => {
    const before = header[at - 1];
    if (!before) return;
    if (before.block !== row.block || before.page !== row.page) cost += row.plain ? 0.7 : 0.15;
    if (row.bullet) cost += 0.8;
    if (row !== anchor && header.indexOf(anchor) < at) cost += 0.1;
  });
  return cost;
}

function candidates(options: readonly (readonly Option[])[], { likeness }: Terms): Arrangement[] {
  const found = new Map<string, { arrangement: Arrangement; weight: number }>();
  for (const own of options) {
    const top = own[0]?.words ?? 0;
    const seen = new Set<string>();
    for (const { arrangement, words, ...option } of own.slice(0, 16)) {
      // A single entry has no neighbours to compare with, so only the order matters.
      const key = likeness === 0 ? String(arrangement.order) : option.key;
      if (seen.has(key)) continue;
      seen.add(key);
      const known = found.get(key) ?? { arrangement, weight: 0 };
      known.weight += Math.exp(words - top);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxCandidates)
    .map(({ arrangement }) => arrangement);
}

/** The best option of each kind by its words. */
function bestOfKind(options: readonly Option[], kindOf: (option: Option) => string): Option[] {
  const kinds = new Map<string, Option>();
  for (const option of options) {
    const kind = kindOf(option);
    // Options are sorted by how well their words fit, best first.
    if (!kinds.has(kind)) kinds.set(kind, option);
  }
  return [...kinds.values()];
}

type Choice = { option: Option; inherits: boolean; score: number };
type Tried = Given & { total: number; choices: (Choice | null)[] };

/** The best options for all entries under an arrangement. Neighbours can't share a row. */
function layOver(
  entries: readonly Entry[],
  options: readonly (readonly Option[])[],
  given: Given,
): { total: number; choices: (Choice | null)[] } {
  const { arrangement, costs } = given;
  // Keyed by the number of rows an entry takes below its date.
  let paths = new Map<number, { score: number; choices: (Choice | null)[] }>([
    [0, { score: 0, choices: [] }],
  ]);
  entries.forEach((entry, at) => {
    const next = new Map<number, { score: number; choices: (Choice | null)[] }>();
    const rated = (options[at] ?? []).map((option) => ({
      option,
      score: likeOthers(option, given),
    }));
    for (const [below, path] of paths) {
      const taken = entry.isFirst ? 0 : below;
      const best = new Map<number, Choice>();
      const hasHeading = !entry.isFirst && headsNext(path.choices[at - 1]);
      const left = given.unused[at]?.(taken) ?? [];
      for (const each of rated) {
        if (each.option.above + taken > entry.gap.length) continue;
        const choice = underHeading(each, { costs, hasHeading });
        choice.score -= costOf(left[each.option.above], choice);
        const known = best.get(each.option.below);
        if (!known || choice.score > known.score) best.set(each.option.below, choice);
      }
      for (const [rows, choice] of best) {
        const score = path.score + choice.score;
        const known = next.get(rows);
        if (!known || score > known.score)
          next.set(rows, { score, choices: [...path.choices, choice] });
      }
    }
    if (next.size > 0) paths = next;
    else for (const path of paths.values()) path.choices.push(null);
  });
  const [first] = [...paths.values()].sort((one, other) => other.score - one.score);
  const prior = arrangement.order === "where" ? 0 : 0.3;
  return { total: (first?.score ?? 0) + prior, choices: first?.choices ?? [] };
}

/** Whether the heading above an entry also applies to the next one. */
function headsNext(choice: Choice | null | undefined): boolean {
  return choice ? choice.inherits || isUnderHeading(choice.option.arrangement) : false;
}

type Given = {
  arrangement: Arrangement;
  costs: Terms;
  /** The unused rows before each entry, by the rows that the previous one takes. */
  unused: readonly ((taken: number) => UnusedRows[])[];
  /** The weighted similarity of an option's arrangement, computed once for each arrangement. */
  likenessOf: (option: Option) => number;
};

function likenessTo(arrangement: Arrangement, { likeness }: Terms): Given["likenessOf"] {
  const known = new Map<string, number>();
  return (option) => {
    const found = known.get(option.key) ?? agreement(option.arrangement, arrangement) * likeness;
    known.set(option.key, found);
    return found;
  };
}

/** The option's score: how well its words fit, plus its similarity to the other entries' layout. */
function likeOthers(option: Option, { likenessOf }: Given): number {
  return option.words + likenessOf(option);
}

function underHeading(
  { option, score }: { option: Option; score: number },
  { costs, hasHeading }: { costs: Terms; hasHeading: boolean },
): Choice {
  const inherits = hasHeading && option.where === null && option.what !== null;
  // An entry under a heading has an employer: the one above an earlier entry.
  return {
    option,
    inherits,
    score: inherits ? score + costs.noWhere + 2.8 * costs.likeness : score,
  };
}

type UnusedRows = { cost: number; isHeading: boolean };

/**
 * The rows between two entries that look like header rows but belong to neither, for each number of
 * rows above the date that the second entry may take.
 */
function unusedRows({ gap, row: anchor, above }: Entry, taken: number): UnusedRows[] {
  return Array.from({ length: above.length + 1 }, (_, up) => {
    const between = gap.slice(taken, gap.length - up).filter((row) => !row.body);
    const last = between.at(-1);
    const isInside = (row: EntryRow) => row.plain && row.block === anchor.block;
    return {
      cost: between.reduce((sum, row) => sum + (row.strong || isInside(row) ? 0.8 : 0.25), 0),
      isHeading: last !== undefined && gap.indexOf(last) + 1 === gap.length - up,
    };
  });
}

/** A row right above a post is evidence against inheriting the employer of the earlier posts. */
function costOf(rows: UnusedRows | undefined, { inherits }: Choice): number {
  if (!rows) return 0;
  return inherits && rows.isHeading ? rows.cost + 2 : rows.cost;
}

/** The best total score in which this entry is read as one of its rivals. */
function rivalOf(
  rivals: readonly Option[],
  chosen: Option,
  { other, at }: { other: Tried; at: number },
): number {
  const own = other.choices[at];
  if (!own) return Number.NEGATIVE_INFINITY;
  if (differs(own.option, chosen)) return other.total;
  const hasHeading = own.inherits || headsNext(other.choices[at - 1]);
  let best = Number.NEGATIVE_INFINITY;
  for (const option of rivals) {
    const score = likeOthers(option, other);
    best = Math.max(best, underHeading({ option, score }, { ...other, hasHeading }).score);
  }
  return other.total - own.score + best;
}

function differs(one: Option, other: Option): boolean {
  return one.what?.text !== other.what?.text || one.where?.text !== other.where?.text;
}
