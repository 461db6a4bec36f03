import type { Arrangement } from "./arrangement.ts";
import { agreement, arrangementOf, isUnderHeading, keyOf } from "./arrangement.ts";
import type { Entry } from "./find-entries.ts";
import { piecesOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import type { Evidence, Reading } from "./readings.ts";
import { readingsByLength } from "./readings.ts";
import type { EntryRow } from "./entry-row.ts";

/** An entry's header rows, what they were read as, and how sure that is (0 to 1). */
export type ReadEntry = {
  entry: Entry;
  header: EntryRow[];
  reading: Reading;
  /** Stands under the heading of an entry before it. */
  inherits: boolean;
  confidence: number;
};

export type Costs = { noWhat: number; noWhere: number };

type Terms = Costs & {
  /** How much an entry's likeness to the others counts: not at all where it stands alone. */
  likeness: number;
};

type Window = { above: number; below: number; header: EntryRow[] };

type Option = Reading &
  Window & {
    arrangement: Arrangement;
    /** The arrangement as text. */
    key: string;
  };

const maxCandidates = 12;
const maxOptions = 60;
/** How many rows beside the dated one a header may have. */
const maxHeaderRows = 4;

/**
 * Reads the headers of all entries by the one arrangement that fits them best together: each
 * arrangement that an entry's words allow is tried on all of them.
 */
export function chooseArrangement(
  entries: readonly Entry[],
  { evidence, ...given }: { evidence: Evidence } & Costs,
): ReadEntry[] {
  const costs = { ...given, likeness: entries.length > 1 ? 1 : 0 };
  const cached = remember(evidence);
  const options = entries.map((entry) => optionsOf(entry, cached, costs));
  const distinct = options.map(bestOfKind);
  const tried = candidates(options, costs).map((arrangement) => ({
    arrangement,
    ...layOver(entries, distinct, { arrangement, costs }),
  }));
  tried.sort((one, other) => other.total - one.total);
  const [best] = tried;
  if (!best) return [];
  return entries.flatMap((entry, at) => {
    const choice = best.choices[at];
    if (!choice) return [];
    const { option, inherits } = choice;
    const rival = Math.max(
      ...tried.map((other) => rivalOf(options[at] ?? [], option, { other, at, costs })),
    );
    const margin = best.total - rival;
    const confidence = 1 - 0.4 * Math.exp(-Math.max(0, margin) / 0.6);
    return [{ entry, header: option.header, reading: option, inherits, confidence }];
  });
}

function remember(evidence: Evidence): Evidence {
  const known = new Map<string, ReturnType<Evidence>>();
  return (text) => {
    const found = known.get(text) ?? evidence(text);
    known.set(text, found);
    return found;
  };
}

/** Every window of rows around the entry's date, with the readings of its pieces that fit best. */
function optionsOf({ row, above, below }: Entry, evidence: Evidence, costs: Terms): Option[] {
  const pieces = new Map<EntryRow, Piece[]>();
  for (const each of [...above, row, ...below]) pieces.set(each, piecesOf(each));
  const found: (Window & { reading: Reading; words: number })[] = [];
  for (let up = 0; up <= above.length; up += 1) {
    const rows = [...above.slice(0, up).reverse(), row, ...below.slice(0, maxHeaderRows - up)];
    const inRows = rows
      .flatMap((each) => pieces.get(each) ?? [])
      .map((piece, at) => ({ ...piece, at }));
    const readings = readingsByLength(inRows, evidence);
    let length = rows.slice(0, up).reduce((sum, each) => sum + (pieces.get(each)?.length ?? 0), 0);
    for (let down = 0; up + 1 + down <= rows.length; down += 1) {
      length += pieces.get(rows[up + down] ?? row)?.length ?? 0;
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

/** Gaps inside a header speak against it. */
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
      // A single entry has no neighbours to agree with, so only the order matters.
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

/** The best option by its words for each arrangement and number of rows. */
function bestOfKind(options: readonly Option[]): Option[] {
  const kinds = new Map<string, Option>();
  for (const option of options) {
    const kind = `${option.key}/${option.above}/${option.below}`;
    // Options are sorted by how well their words fit.
    if (!kinds.has(kind)) kinds.set(kind, option);
  }
  return [...kinds.values()];
}

type Choice = { option: Option; inherits: boolean; score: number };
type Tried = { arrangement: Arrangement; total: number; choices: (Choice | null)[] };

/** The best options for all entries under an arrangement; neighbours can't share a row. */
function layOver(
  entries: readonly Entry[],
  options: readonly (readonly Option[])[],
  { arrangement, costs }: { arrangement: Arrangement; costs: Terms },
): { total: number; choices: (Choice | null)[] } {
  // By how many rows below its date an entry takes.
  let paths = new Map<number, { score: number; choices: (Choice | null)[] }>([
    [0, { score: 0, choices: [] }],
  ]);
  entries.forEach((entry, at) => {
    const next = new Map<number, { score: number; choices: (Choice | null)[] }>();
    const rated = (options[at] ?? []).map((option) => ({
      option,
      score: likeOthers(option, { arrangement, costs }),
    }));
    for (const [below, path] of paths) {
      const taken = entry.isFirst ? 0 : below;
      const best = new Map<number, Choice>();
      const hasHeading = !entry.isFirst && headsNext(path.choices[at - 1]);
      for (const each of rated) {
        if (each.option.above + taken > entry.gap.length) continue;
        const choice = underHeading(each, { costs, hasHeading });
        choice.score -= unused(entry, { taken, choice });
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

/** Whether what stands over an entry stands over the next one, too. */
function headsNext(choice: Choice | null | undefined): boolean {
  return choice ? choice.inherits || isUnderHeading(choice.option.arrangement) : false;
}

type Given = { arrangement: Arrangement; costs: Terms };

/** How well an option's words fit, and how much it is set out like the other entries. */
function likeOthers(option: Option, { arrangement, costs }: Given): number {
  return option.words + agreement(option.arrangement, arrangement) * costs.likeness;
}

function underHeading(
  { option, score }: { option: Option; score: number },
  { costs, hasHeading }: { costs: Terms; hasHeading: boolean },
): Choice {
  const inherits = hasHeading && option.where === null && option.what !== null;
  // Under a heading nothing is lacking: it stands above an entry before.
  return {
    option,
    inherits,
    score: inherits ? score + costs.noWhere + 2.8 * costs.likeness : score,
  };
}

/**
 * Rows between two entries that look like a header's and are neither's. One right above a post
 * speaks against the employer of the posts before.
 */
function unused(
  { gap, row: anchor }: Entry,
  { taken, choice }: { taken: number; choice: Choice },
): number {
  const between = gap.slice(taken, gap.length - choice.option.above).filter((row) => !row.body);
  const last = between.at(-1);
  const isInside = (row: EntryRow) => row.plain && row.block === anchor.block;
  const cost = between.reduce((sum, row) => sum + (row.strong || isInside(row) ? 0.8 : 0.25), 0);
  const isHeading =
    last !== undefined && gap.indexOf(last) + 1 === gap.length - choice.option.above;
  return choice.inherits && isHeading ? cost + 2 : cost;
}

/** The best total in which this entry is read otherwise. */
function rivalOf(
  options: readonly Option[],
  chosen: Option,
  { other, at, costs }: { other: Tried; at: number; costs: Terms },
): number {
  const own = other.choices[at];
  if (!own) return Number.NEGATIVE_INFINITY;
  if (differs(own.option, chosen)) return other.total;
  const hasHeading = own.inherits || headsNext(other.choices[at - 1]);
  const given = { arrangement: other.arrangement, costs };
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!differs(option, chosen)) continue;
    const score = likeOthers(option, given);
    best = Math.max(best, underHeading({ option, score }, { costs, hasHeading }).score);
  }
  return other.total - own.score + best;
}

function differs(one: Option, other: Option): boolean {
  return one.what?.text !== other.what?.text || one.where?.text !== other.where?.text;
}
