import { isDateLike, isPlaceLike } from "../date-like.ts";
import type { Divider, Segment } from "../word.ts";

/**
 * `columns`: each side is read to its end before the other. `rows`: text side by side belongs
 * together (a date at the right margin, a table). `rail`: the left side contains labels for the
 * right side.
 */
export type Verdict = "columns" | "rows" | "rail";

export type Gutter = {
  x: number;
  left: readonly Segment[];
  right: readonly Segment[];
  dividers: readonly Divider[];
};

type Side = {
  count: number;
  /** Share of this side's lines with the same baseline as a line of the other side. */
  aligned: number;
  /** Share of this side's lines that are dates or places. */
  marginal: number;
  /** Share of this side's lines that continue the previous line. */
  flowing: number;
  medianWidth: number;
  medianLength: number;
  /** Average number of consecutive lines in the stream before it switches to the other side. */
  stretch: number;
};

type GutterFacts = Gutter & { l: Side; r: Side; width: number; inColumns: boolean };

type GutterRule = {
  because: string;
  holds: (facts: GutterFacts) => boolean;
  verdict: (facts: GutterFacts) => Verdict;
};

/**
 * From this many consecutive lines, the stream is assumed to write one side completely before the
 * other. This value and the ones below were set by hand on CVs of known layout; `npm run lab parse`
 * shows the effect of a change on their layouts.
 */
const columnStretch = 2.5;

/** The first rule that holds decides. If none does, text side by side belongs together. */
const rules: readonly GutterRule[] = [
  {
    because: "too little stands beside the other",
    holds: ({ l, r, left, right }) => l.count < 2 || r.count < 2 || !areBeside(left, right),
    verdict: () => "rows",
  },
  {
    because: "dates and places stand at the right margin",
    holds: ({ l, r, width }) =>
      r.aligned >= 0.75 &&
      r.marginal >= 0.6 &&
      r.medianWidth < 0.35 * width &&
      r.count <= l.count * 1.2,
    verdict: () => "rows",
  },
  {
    because: "short lines end at the right margin, each level with one of the left",
    holds: ({ r, width, left, right }) =>
      r.medianWidth < 0.35 * width && isSparseMargin(left, right),
    verdict: () => "rows",
  },
  {
    because: "dates and places stand at the left margin",
    holds: ({ l, width }) => l.aligned >= 0.7 && l.marginal >= 0.5 && l.medianWidth < 0.3 * width,
    verdict: () => "rail",
  },
  {
    because: "dates end at the text that they stand beside",
    holds: ({ l, width, left, right }) =>
      l.marginal >= 0.5 &&
      l.medianWidth < 0.3 * width &&
      isRightAligned(left) &&
      isBesideText(left, right),
    verdict: () => "rail",
  },
  {
    because: "a line is drawn between them, and it is no table",
    holds: ({ l, r, dividers, x, left, right }) =>
      (l.aligned < 0.95 || r.flowing > 0.1) && hasDivider(dividers, x, [...left, ...right]),
    verdict: () => "columns",
  },
  {
    because: "short labels stand at the left",
    holds: ({ l, r, width }) => isLabelSidebar(l, r, width),
    verdict: () => "rail",
  },
  {
    because: "sentences run on at the right",
    holds: ({ l, r, inColumns }) =>
      r.flowing >= 0.2 && l.count >= 3 && (inColumns || l.flowing >= 0.1 || r.aligned < 0.6),
    verdict: () => "columns",
  },
  {
    because: "many lines of both sides are level with none",
    holds: (facts) => areLong(facts) && facts.l.aligned < 0.6 && facts.r.aligned < 0.75,
    verdict: () => "columns",
  },
  {
    because: "the stream writes one side after the other",
    holds: (facts) => areLong(facts) && facts.inColumns,
    verdict: ({ left, right }) => (isSparseMargin(left, right) ? "rows" : "columns"),
  },
  {
    because: "few lines of either side are level with one of the other",
    holds: ({ l, r }) => l.aligned < 0.5 && r.aligned < 0.5,
    verdict: () => "columns",
  },
];

/** Decides whether the free strip at `x` separates two columns or only the cells of rows. */
export function classifyGutter(gutter: Gutter): Verdict {
  const { left, right } = gutter;
  const runs = countRuns(left, right);
  const l = describe(left, right, runs.left);
  const r = describe(right, left, runs.right);
  const width = Math.max(...right.map((s) => s.right)) - Math.min(...left.map((s) => s.left));
  const inColumns = Math.min(l.stretch, r.stretch) >= columnStretch;
  const facts = { ...gutter, l, r, width, inColumns };
  return rules.find(({ holds }) => holds(facts))?.verdict(facts) ?? "rows";
}

function areLong({ l, r }: GutterFacts): boolean {
  return l.count >= 3 && r.count >= 3;
}

/** True for short labels on the left, each level with the first line of its text. */
function isLabelSidebar(l: Side, r: Side, width: number): boolean {
  return (
    l.aligned >= 0.7 &&
    l.count * 2 <= r.count &&
    l.stretch <= 2 &&
    r.marginal < 0.5 &&
    l.medianWidth < 0.3 * width &&
    l.medianLength <= 30
  );
}

/** True for lines of different length that all end at the same edge. */
function isRightAligned(side: readonly Segment[]): boolean {
  const edge = Math.max(...side.map(({ right }) => right));
  const start = Math.min(...side.map(({ left }) => left));
  const shareOf = (test: (segment: Segment) => boolean) => side.filter(test).length / side.length;
  return (
    side.length >= 3 &&
    shareOf(({ right }) => edge - right < 2) > 0.9 &&
    shareOf(({ left }) => left - start > 3) > 0.3
  );
}

/** True if nearly every line stands beside one of the other side, at least for half its height. */
function isBesideText(side: readonly Segment[], other: readonly Segment[]): boolean {
  const isBeside = (one: Segment) =>
    other.some((rival) => {
      const shared = Math.min(one.bottom, rival.bottom) - Math.max(one.top, rival.top);
      return shared > (one.bottom - one.top) / 2;
    });
  return side.filter(isBeside).length > 0.9 * side.length;
}

/** True for right-aligned lines beside only a few of the left side's lines. */
function isSparseMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rights = right.map((segment) => segment.right);
  const edge = Math.max(...rights);
  const flush = rights.filter((value) => edge - value < 2).length / rights.length;
  const lefts = right.map((segment) => segment.left);
  const start = Math.min(...lefts);
  const ragged = lefts.filter((value) => value - start > 3).length / lefts.length;
  const aligned = right.filter((segment) => left.some((other) => isLevel(segment, other))).length;
  return (
    flush > 0.8 && ragged > 0.5 && aligned === right.length && right.length < 0.7 * left.length
  );
}

/** True if the two sides overlap vertically to a large extent. */
function areBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [leftTop, rightTop] = [left, right].map((side) => Math.min(...side.map((s) => s.top)));
  const [leftEnd, rightEnd] = [left, right].map((side) => Math.max(...side.map((s) => s.bottom)));
  if (
    leftTop === undefined ||
    rightTop === undefined ||
    leftEnd === undefined ||
    rightEnd === undefined
  )
    return false;
  const shared = Math.min(leftEnd, rightEnd) - Math.max(leftTop, rightTop);
  return shared > 0.5 * Math.min(leftEnd - leftTop, rightEnd - rightTop);
}

function countLines(sorted: readonly Segment[]): number {
  return sorted.filter((segment, index) => {
    const last = sorted[index - 1];
    return !last || segment.baseline - last.baseline > 0.35 * segment.size;
  }).length;
}

function describe(own: readonly Segment[], other: readonly Segment[], runs: number): Side {
  const share = (test: (segment: Segment) => boolean): number =>
    own.filter(test).length / Math.max(1, own.length);
  const sorted = own.toSorted((a, b) => a.baseline - b.baseline);
  const flowing = sorted.filter((segment, index) => {
    const last = sorted[index - 1];
    return (
      last !== undefined &&
      !segment.bullet &&
      traitsOf(segment).startsLow &&
      segment.top - last.bottom < segment.size
    );
  }).length;
  return {
    count: countLines(sorted),
    aligned: share((segment) => other.some((rival) => isLevel(segment, rival))),
    marginal: share((segment) => traitsOf(segment).isMarginal),
    flowing: flowing / Math.max(1, own.length),
    medianWidth: median(own.map((segment) => segment.right - segment.left)),
    medianLength: median(own.map((segment) => segment.text.length)),
    stretch: countLines(sorted) / Math.max(1, runs),
  };
}

/** Properties of a line's text, cached because a line is checked for each strip beside it. */
type Traits = { isMarginal: boolean; startsLow: boolean };

const known = new WeakMap<Segment, Traits>();

function traitsOf(segment: Segment): Traits {
  const told = known.get(segment);
  if (told) return told;
  const { text } = segment;
  const isMarginal = isDateLike(text) || isPlaceLike(text);
  const traits = { isMarginal, startsLow: /^\p{Ll}/u.test(text) };
  known.set(segment, traits);
  return traits;
}

function isLevel(a: Segment, b: Segment): boolean {
  return Math.abs(a.baseline - b.baseline) <= Math.max(1.2, 0.2 * Math.max(a.size, b.size));
}

/** Counts how often the stream switches to each side. */
function countRuns(
  left: readonly Segment[],
  right: readonly Segment[],
): { left: number; right: number } {
  const runs = { left: 0, right: 0 };
  let last: "left" | "right" | null = null;
  const all = [
    ...left.map((segment) => ({ side: "left" as const, order: segment.order })),
    ...right.map((segment) => ({ side: "right" as const, order: segment.order })),
  ];
  for (const { side } of all.toSorted((a, b) => a.order - b.order)) {
    if (side !== last) runs[side] += 1;
    last = side;
  }
  return runs;
}

function hasDivider(
  dividers: readonly Divider[],
  x: number,
  segments: readonly Segment[],
): boolean {
  const top = Math.min(...segments.map((segment) => segment.top));
  const bottom = Math.max(...segments.map((segment) => segment.bottom));
  const lefts = segments.filter((segment) => segment.right <= x).map((segment) => segment.right);
  const edge = Math.max(...lefts);
  return dividers.some((divider) => {
    if (divider.x < edge - 1 || divider.x > x + 1) return false;
    return Math.min(bottom, divider.bottom) - Math.max(top, divider.top) > 0.7 * (bottom - top);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
