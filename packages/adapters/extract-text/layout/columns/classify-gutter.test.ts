import { expect, test } from "vitest";
import { type Gutter, classifyGutter } from "./classify-gutter.ts";
import type { Segment } from "../word.ts";

type Line = { text: string; y: number; left: number; right: number; order: number };

function segment({ text, y, left, right, order }: Line): Segment {
  return {
    words: [],
    text,
    left,
    right,
    top: y - 8,
    bottom: y + 2,
    baseline: y,
    size: 10,
    bold: false,
    color: "",
    order,
    bullet: false,
    style: "",
  };
}

type Side = {
  texts: readonly string[];
  /** The baseline of the first line, and the distance between lines. */
  from?: number;
  step?: number;
  width?: number;
};

/** Builds two sides with a free strip at 200. By default the stream writes them line by line. */
function gutter(
  one: Side,
  other: Side,
  more: { inColumns?: boolean; line?: boolean } = {},
): Gutter {
  const side = ({ texts, from = 100, step = 14, width = 150 }: Side, x: number, first: number) =>
    texts.map((text, at) =>
      segment({
        text,
        y: from + at * step,
        left: x,
        right: x + width,
        order: more.inColumns === true ? first * 1000 + at : at * 2 + first,
      }),
    );
  return {
    x: 200,
    left: side(one, 40, 0),
    right: side(other, 210, 1),
    dividers: more.line === true ? [{ x: 200, top: 80, bottom: 400 }] : [],
  };
}

const words = (count: number, text = "Wound care"): string[] =>
  Array.from({ length: count }, () => text);

test.each<[because: string, Gutter, verdict: string]>([
  ["too little stands at the left", gutter({ texts: words(1) }, { texts: words(8) }), "rows"],
  [
    "the sides stand one below the other",
    gutter({ texts: words(4) }, { texts: words(4), from: 400 }),
    "rows",
  ],
  [
    "dates stand at the right margin",
    gutter({ texts: words(6), width: 160 }, { texts: words(6, "2019 – 2021"), width: 50 }),
    "rows",
  ],
  [
    "dates stand at the left margin",
    gutter({ texts: words(6, "2019 – 2021"), width: 50 }, { texts: words(6), width: 300 }),
    "rail",
  ],
  [
    "a line is drawn between the sides",
    gutter({ texts: words(6) }, { texts: words(6), from: 105 }, { line: true }),
    "columns",
  ],
  [
    "a line is drawn in a table",
    gutter({ texts: words(6) }, { texts: words(6) }, { line: true }),
    "rows",
  ],
  [
    "short labels stand at the left",
    gutter(
      { texts: words(3, "Education"), step: 42, width: 60 },
      { texts: words(9, "Nurse at City Hospital"), width: 300 },
    ),
    "rail",
  ],
  [
    "sentences run on at the right",
    gutter({ texts: words(6) }, { texts: words(6, "and kept the records"), from: 105 }),
    "columns",
  ],
  [
    "no line is level with another",
    gutter({ texts: words(6) }, { texts: words(6), from: 107 }),
    "columns",
  ],
  [
    "the stream writes one side after the other",
    gutter({ texts: words(6) }, { texts: words(6) }, { inColumns: true }),
    "columns",
  ],
  [
    "two short sides are level in no line",
    gutter({ texts: words(2) }, { texts: words(2), from: 107 }),
    "columns",
  ],
  ["cells stand in rows", gutter({ texts: words(6) }, { texts: words(6) }), "rows"],
])("%s", (_, given, verdict) => {
  expect(classifyGutter(given)).toBe(verdict);
});

test("dates that end at the text beside them are its rail, though their baselines differ", () => {
  const dates = ["2020–heute", "2017–2020", "2012", "Deutsch"];
  const left = dates.map((text, at) =>
    segment({ text, y: 100 + at * 40, left: 190 - 5 * text.length, right: 190, order: at }),
  );
  const right = dates.flatMap((_, at) =>
    [0, 14, 27].map((below) =>
      segment({
        ...{ text: "Wound care", left: 210, right: 400 },
        ...{ y: 103 + at * 40 + below, order: 100 + at },
      }),
    ),
  );
  expect(classifyGutter({ x: 200, left, right, dividers: [] })).toBe("rail");
  const ragged = left.map((one) => ({ ...one, right: one.left + 50, left: one.left }));
  expect(classifyGutter({ x: 200, left: ragged, right, dividers: [] })).not.toBe("rail");
});
