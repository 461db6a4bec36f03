import { OPS } from "unpdf/pdfjs";
import { applyGraphicsEntries } from "./graphics-entries.ts";
import { type GraphicsState, readColor } from "./graphics-state.ts";
import { isNumberList, multiply, toMatrix } from "./matrix.ts";
import { numberOr } from "./number-or.ts";
import type { PdfFont } from "./pdf-font.ts";

type FindFont = (id: string) => PdfFont;

/** An operator that paints nothing itself: it says how what follows is painted. */
export type StateOperator = {
  set: (state: GraphicsState, args: readonly unknown[], findFont: FindFont) => void;
  /** The ink of the letters that follow is another. */
  changesInk: boolean;
};

export const stateOperators: ReadonlyMap<number, StateOperator> = new Map([
  ...placing([
    [OPS.transform, (state, args) => (state.ctm = multiply(state.ctm, toMatrix(args)))],
    [OPS.setLineWidth, (state, [width]) => (state.lineWidth = numberOr(width, 1))],
    [OPS.beginText, (state) => beginLine(state, [1, 0, 0, 1, 0, 0])],
    [OPS.setTextMatrix, (state, args) => beginLine(state, isNumberList(args[0]) ? args[0] : args)],
    [OPS.moveText, (state, [x, y]) => moveLine(state, numberOr(x, 0), numberOr(y, 0))],
    [
      OPS.setLeadingMoveText,
      (state, [x, y]) => {
        state.leading = -numberOr(y, 0);
        moveLine(state, numberOr(x, 0), numberOr(y, 0));
      },
    ],
    [OPS.nextLine, (state) => moveTo(state, state.lineX, state.lineY - state.leading)],
    [OPS.setLeading, (state, [leading]) => (state.leading = numberOr(leading, 0))],
    [OPS.setCharSpacing, (state, [spacing]) => (state.charSpacing = numberOr(spacing, 0))],
    [OPS.setWordSpacing, (state, [spacing]) => (state.wordSpacing = numberOr(spacing, 0))],
    [OPS.setHScale, (state, [percent]) => (state.horizontalScale = numberOr(percent, 100) / 100)],
    [OPS.setTextRise, (state, [rise]) => (state.rise = numberOr(rise, 0))],
  ]),
  ...inking([
    [OPS.setGState, (state, [entries], findFont) => applyGraphicsEntries(state, entries, findFont)],
    [OPS.setFillRGBColor, (state, args) => (state.fill = readColor(args))],
    [OPS.setStrokeRGBColor, (state, args) => (state.stroke = readColor(args))],
    [OPS.setFillColorN, (state) => (state.fill = null)],
    [OPS.setFillTransparent, (state) => (state.fill = null)],
    [OPS.setStrokeColorN, (state) => (state.stroke = null)],
    [OPS.setStrokeTransparent, (state) => (state.stroke = null)],
    [OPS.setTextRenderingMode, (state, [mode]) => (state.mode = numberOr(mode, 0))],
    [
      OPS.setFont,
      (state, [id, size], findFont) => {
        state.font = typeof id === "string" ? findFont(id) : null;
        state.fontSize = numberOr(size, 0);
      },
    ],
  ]),
]);

type Setters = readonly (readonly [
  operator: number,
  set: (...given: Parameters<StateOperator["set"]>) => unknown,
])[];

function placing(setters: Setters): [number, StateOperator][] {
  return setters.map(([operator, set]) => [operator, { set, changesInk: false }]);
}

function inking(setters: Setters): [number, StateOperator][] {
  return setters.map(([operator, set]) => [operator, { set, changesInk: true }]);
}

function beginLine(state: GraphicsState, matrix: unknown): void {
  state.textMatrix = toMatrix(matrix);
  moveTo(state, 0, 0);
}

function moveLine(state: GraphicsState, x: number, y: number): void {
  moveTo(state, state.lineX + x, state.lineY + y);
}

function moveTo(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX = x;
  state.y = state.lineY = y;
}
