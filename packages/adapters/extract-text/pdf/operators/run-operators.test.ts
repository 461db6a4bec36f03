import { OPS } from "unpdf/pdfjs";
import { expect, test } from "vitest";
import type { PageContent } from "./page-content.ts";
import { readFont } from "./pdf-font.ts";
import { runOperators } from "./run-operators.ts";

type Operation = readonly [operator: number, ...args: unknown[]];

/** A page of 600 by 800 points, whose user space has its origin in the bottom left corner. */
function run(operations: readonly Operation[]): PageContent {
  return runOperators({
    operators: operations.map(([operator]) => operator),
    args: operations.map(([, ...args]) => args),
    transform: [1, 0, 0, -1, 0, 800],
    width: 600,
    height: 800,
    findFont: (name) => readFont({ name }),
    findImage: () => null,
    isLayerOff: (properties) => properties === "off",
    actualText: () => undefined,
  });
}

const font: Operation = [OPS.setFont, "Helvetica", 10];
const letter: Operation = [OPS.showText, [{ unicode: "A", width: 500, originalCharCode: 65 }]];
const place = (content: PageContent) =>
  content.glyphs.map(({ startX, startY }) => [startX, startY]);

test.each<[what: string, operations: Operation[], at: [number, number]]>([
  ["moved", [[OPS.moveText, 30, 700]], [30, 100]],
  ["moved by a matrix", [[OPS.setTextMatrix, 1, 0, 0, 1, 50, 600]], [50, 200]],
  [
    "in a transformed space",
    [
      [OPS.transform, 1, 0, 0, 1, 7, 9],
      [OPS.moveText, 3, 1],
    ],
    [10, 790],
  ],
  ["on the next line", [[OPS.setLeading, 12], [OPS.moveText, 30, 700], [OPS.nextLine]], [30, 112]],
  ["moved with its leading", [[OPS.setLeadingMoveText, 30, -12], [OPS.nextLine]], [30, 824]],
  [
    "raised",
    [
      [OPS.setTextRise, 4],
      [OPS.moveText, 0, 700],
    ],
    [0, 96],
  ],
  ["put back", [[OPS.save], [OPS.transform, 1, 0, 0, 1, 9, 9], [OPS.restore]], [0, 800]],
  ["put back by a new text", [[OPS.moveText, 3, 3], [OPS.beginText]], [0, 800]],
  ["in a form", [[OPS.paintFormXObjectBegin, [1, 0, 0, 1, 20, 40], null]], [20, 760]],
  [
    "behind a form",
    [[OPS.paintFormXObjectBegin, [1, 0, 0, 1, 20, 40], null], [OPS.paintFormXObjectEnd]],
    [0, 800],
  ],
  ["in a group", [[OPS.beginGroup, { matrix: [1, 0, 0, 1, 5, 5] }]], [5, 795]],
])("a letter is %s", (_, operations, at) => {
  expect(place(run([font, ...operations, letter]))).toEqual([at]);
});

test.each<[what: string, operations: Operation[], ink: object]>([
  ["is black at first", [], { color: [0, 0, 0], alpha: 1, mode: 0, layerOff: false }],
  ["takes the fill", [[OPS.setFillRGBColor, "#ff0000"]], { color: [255, 0, 0] }],
  ["takes a pattern's colour for none", [[OPS.setFillColorN, "pattern"]], { color: null }],
  [
    "takes the stroke where it is only outlined",
    [
      [OPS.setStrokeRGBColor, "#00ff00"],
      [OPS.setTextRenderingMode, 1],
    ],
    { color: [0, 255, 0], mode: 1 },
  ],
  ["keeps the mode that hides it", [[OPS.setTextRenderingMode, 3]], { mode: 3 }],
  ["takes the opacity", [[OPS.setGState, [["ca", 0.25]]]], { alpha: 0.25 }],
  ["is of a layer that is off", [[OPS.beginMarkedContentProps, "OC", "off"]], { layerOff: true }],
  ["is a heading's", [[OPS.beginMarkedContent, { name: "H1" }]], { heading: true }],
  [
    "is no heading's any more",
    [[OPS.beginMarkedContent, "H1"], [OPS.endMarkedContent]],
    { heading: false },
  ],
])("a letter's ink %s", (_, operations, ink) => {
  const [glyph] = run([font, ...operations, letter]).glyphs;
  expect(glyph?.setting.ink).toMatchObject(ink);
});

test("letters between the same operators share their ink, and a new colour parts them", () => {
  const { glyphs } = run([font, letter, letter, [OPS.setFillRGBColor, "#ff0000"], letter]);
  const [one, two, three] = glyphs.map(({ setting }) => setting.ink);
  expect(one).toBe(two);
  expect(three).not.toBe(one);
});

const square = [new Float32Array([0, 0, 0, 1, 100, 0, 1, 100, 100, 4]), [0, 0, 100, 100]];

test.each<[what: string, operations: Operation[], kinds: string[]]>([
  ["a filled path", [[OPS.constructPath, OPS.fill, [square[0]], square[1]]], ["fill"]],
  ["a path that only clips", [[OPS.constructPath, OPS.endPath, [square[0]], square[1]]], []],
  ["a shading", [[OPS.shadingFill, null]], ["gradient"]],
  ["a picture", [[OPS.paintImageXObject, "img"]], ["image"]],
  ["a picture in the stream", [[OPS.paintInlineImageXObject, {}]], ["image"]],
  [
    "a picture twice",
    [[OPS.paintImageXObjectRepeat, "img", 9, 9, [1, 1, 30, 30]]],
    ["image", "image"],
  ],
  ["a mask", [[OPS.paintImageMaskXObject, {}]], ["mask"]],
  ["a mask of one colour", [[OPS.paintSolidColorImageMask]], ["fill"]],
  [
    "nothing of a soft mask",
    [
      [OPS.beginGroup, { smask: {} }],
      [OPS.shadingFill, null],
    ],
    [],
  ],
  [
    "nothing of a layer that is off",
    [[OPS.beginMarkedContentProps, "OC", "off"], [OPS.shadingFill]],
    [],
  ],
])("%s is painted", (_, operations, kinds) => {
  expect(run(operations).paints.map(({ kind }) => kind)).toEqual(kinds);
});

test("a clip holds from the path behind it until the state is put back", () => {
  const clipped: Operation[] = [
    [OPS.save],
    [OPS.clip],
    [OPS.constructPath, OPS.endPath, [square[0]], square[1]],
    [OPS.shadingFill],
    [OPS.restore],
    [OPS.shadingFill],
  ];
  expect(run(clipped).paints.map(({ clip }) => clip.box.right)).toEqual([100, 600]);
});
