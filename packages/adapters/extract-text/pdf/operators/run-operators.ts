import { OPS } from "unpdf/pdfjs";
import { extractLimits } from "../../extract-limits.ts";
import { type GraphicsState, copyState, initialState, narrowClip } from "./graphics-state.ts";
import { type Matrix, invert, isNumberList, multiply, toMatrix, transformPoint } from "./matrix.ts";
import { type ContentTag, inkOf } from "./ink-of.ts";
import { numberOr } from "./number-or.ts";
import type { Ink, PageContent } from "./page-content.ts";
import { type PaintedArea, clipArea, paintPath } from "./path-operators.ts";
import type { PdfFont } from "./pdf-font.ts";
import { areaOf, unitSquare } from "./pdf-path.ts";
import { showGlyphs } from "./show-glyphs.ts";
import { stateOperators } from "./state-operators.ts";

export type PageSource = {
  operators: ArrayLike<number>;
  args: ArrayLike<unknown>;
  /** Page points (top left) from PDF user space. */
  transform: Matrix;
  width: number;
  height: number;
  findFont: (id: string) => PdfFont;
  findImage: (id: string) => unknown;
  isLayerOff: (properties: unknown) => boolean;
  /** What a glyph without a meaning of its own stands for, by character code. */
  actualText: (code: number) => string | undefined;
};

/** Bounds on what one page may hold; more letters than a whole document may have are refused later. */
const limits = { glyphs: extractLimits.textLength, paints: 50_000, depth: 500 };

/**
 * Follows a page's operators as a renderer would, and gives back every glyph with its place and
 * ink and every painted area, in painting order.
 */
export function runOperators(source: PageSource): PageContent {
  const run = new OperatorRun(source);
  for (let index = 0; index < source.operators.length; index += 1) {
    const args = source.args[index];
    run.apply(source.operators[index] ?? 0, Array.isArray(args) ? (args as unknown[]) : []);
    if (run.content.glyphs.length > limits.glyphs || run.content.paints.length > limits.paints)
      break;
  }
  return run.content;
}

type Painter = (run: OperatorRun, args: readonly unknown[]) => void;

class OperatorRun {
  readonly content: PageContent;
  readonly #source: PageSource;
  #state: GraphicsState;
  #stack: GraphicsState[] = [];
  #tags: ContentTag[] = [];
  #pendingClip: "nonzero" | "evenodd" | null = null;
  #ink: Ink | null = null;
  #order = 0;

  constructor(source: PageSource) {
    const { width, height } = source;
    this.#source = source;
    this.content = { width, height, glyphs: [], paints: [] };
    this.#state = initialState(source.transform, unitSquare([width, 0, 0, height, 0, 0]));
  }

  /** Follows the operators that paint, and those that open and close what is painted in. */
  static readonly #painters: ReadonlyMap<number, Painter> = new Map<number, Painter>([
    [OPS.save, (run) => run.#save()],
    [OPS.restore, (run) => run.#restore()],
    [OPS.clip, (run) => run.#clipNext("nonzero")],
    [OPS.eoClip, (run) => run.#clipNext("evenodd")],
    [
      OPS.constructPath,
      (run, args) => run.#path([numberOr(args[0], OPS.endPath), args[1], args[2]]),
    ],
    [OPS.shadingFill, (run) => run.#shade()],
    [OPS.paintImageXObject, (run, [image]) => run.#image("image", image, run.#state.ctm)],
    [OPS.paintInlineImageXObject, (run, [image]) => run.#image("image", image, run.#state.ctm)],
    [OPS.paintImageXObjectRepeat, (run, args) => run.#imageRepeat(args)],
    [OPS.paintImageMaskXObject, (run, [image]) => run.#image("mask", image, run.#state.ctm)],
    [OPS.paintSolidColorImageMask, (run) => run.#fillSquare()],
    [OPS.paintFormXObjectBegin, (run, [matrix, box]) => run.#beginForm(matrix, box)],
    [OPS.paintFormXObjectEnd, (run) => run.#restore()],
    [OPS.beginGroup, (run, [group]) => run.#beginGroup(group)],
    [OPS.endGroup, (run) => run.#restore()],
    [OPS.beginAnnotation, (run, args) => run.#beginAnnotation(args)],
    [OPS.endAnnotation, (run) => run.#restore()],
    [OPS.beginMarkedContent, (run, [tag, properties]) => run.#mark(tag, properties)],
    [OPS.beginMarkedContentProps, (run, [tag, properties]) => run.#mark(tag, properties)],
    [OPS.endMarkedContent, (run) => run.#endMark()],
    [OPS.showText, (run, [glyphs]) => run.#show(glyphs)],
    [OPS.showSpacedText, (run, [glyphs]) => run.#show(glyphs)],
  ]);

  apply(operator: number, args: readonly unknown[]): void {
    const setter = stateOperators.get(operator);
    if (setter) {
      setter.set(this.#state, args, this.#source.findFont);
      if (setter.changesInk) this.#ink = null;
      return;
    }
    OperatorRun.#painters.get(operator)?.(this, args);
  }

  #show(glyphs: unknown): void {
    const font = this.#state.font;
    if (!font || this.#state.inMask || !Array.isArray(glyphs)) return;
    this.#ink ??= inkOf(this.#state, font, this.#tags);
    this.#order += 1;
    showGlyphs(this.#state, glyphs as unknown[], {
      ink: this.#ink,
      order: this.#order,
      actualText: this.#source.actualText,
      glyphs: this.content.glyphs,
    });
  }

  #save(): void {
    if (this.#stack.length < limits.depth) this.#stack.push(copyState(this.#state));
  }

  #restore(): void {
    const saved = this.#stack.pop();
    if (saved) this.#state = saved;
    this.#ink = null;
  }

  #clipNext(rule: "nonzero" | "evenodd"): void {
    this.#pendingClip = rule;
  }

  #mark(tag: unknown, properties: unknown): void {
    this.#tags.push({ tag: tagName(tag), off: this.#source.isLayerOff(properties) });
    this.#ink = null;
  }

  #endMark(): void {
    this.#tags.pop();
    this.#ink = null;
  }

  #shade(): void {
    this.#paint({ kind: "gradient", area: clipArea(this.#state), color: null });
  }

  #fillSquare(): void {
    const { ctm, fill } = this.#state;
    this.#paint({ kind: "fill", area: unitSquare(ctm), color: fill });
  }

  #path(operands: readonly [number, unknown, unknown]): void {
    const { paints, areaWith } = paintPath(this.#state, operands);
    for (const paint of paints) this.#paint(paint);
    if (this.#pendingClip) {
      this.#state.clip = narrowClip(this.#state.clip, areaWith(this.#pendingClip === "evenodd"));
      this.#ink = null;
    }
    this.#pendingClip = null;
  }

  #paint(given: PaintedArea): void {
    const { clip, blends, softMask, fillAlpha, groupAlpha, inMask } = this.#state;
    if (inMask || this.#tags.some((tag) => tag.off)) return;
    this.#order += 1;
    const alpha = (given.alpha ?? fillAlpha) * groupAlpha;
    const plain = !blends && !softMask;
    this.content.paints.push({ clip, plain, picture: null, ...given, alpha, order: this.#order });
  }

  #image(kind: "image" | "mask", image: unknown, matrix: Matrix): void {
    const back = invert(matrix);
    if (!back) return;
    const { findImage } = this.#source;
    const data = typeof image === "string" ? () => findImage(image) : () => image;
    const picture = { data, toUnit: (x: number, y: number) => transformPoint(back, x, y) };
    this.#paint({
      kind,
      area: unitSquare(matrix),
      color: kind === "mask" ? this.#state.fill : null,
      picture,
    });
  }

  #imageRepeat([image, scaleX, scaleY, positions]: readonly unknown[]): void {
    if (!isNumberList(positions)) return;
    for (let index = 0; index + 1 < positions.length; index += 2) {
      const [x = 0, y = 0] = [positions[index], positions[index + 1]];
      const place: Matrix = [numberOr(scaleX, 1), 0, 0, numberOr(scaleY, 1), x, y];
      this.#image("image", image, multiply(this.#state.ctm, place));
    }
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    const state = this.#state;
    if (matrix) state.ctm = multiply(state.ctm, toMatrix(matrix));
    this.#clipTo(box);
  }

  #beginGroup(group: unknown): void {
    this.#save();
    const state = this.#state;
    if (typeof group !== "object" || group === null) return;
    const { matrix, bbox, smask } = group as Record<string, unknown>;
    if (matrix) state.ctm = multiply(state.ctm, toMatrix(matrix));
    this.#clipTo(bbox);
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
    // What a soft mask is made of is never itself seen.
    if (smask) state.inMask = true;
    this.#ink = null;
  }

  #beginAnnotation([, box, transform, matrix]: readonly unknown[]): void {
    this.#save();
    const state = this.#state;
    state.ctm = multiply(multiply(this.#source.transform, toMatrix(transform)), toMatrix(matrix));
    if (!isNumberList(box)) return;
    const page = { left: 0, top: 0, right: this.content.width, bottom: this.content.height };
    state.clip = { box: page, outline: null, outer: null };
    this.#ink = null;
  }

  #clipTo(box: unknown): void {
    if (!isNumberList(box) || box.length < 4) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    const { ctm } = this.#state;
    const corners = [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ] as const;
    const area = areaOf([corners.map(([x, y]) => transformPoint(ctm, x, y))]);
    this.#state.clip = narrowClip(this.#state.clip, area);
    this.#ink = null;
  }
}

function tagName(tag: unknown): string {
  if (typeof tag === "string") return tag;
  if (typeof tag === "object" && tag !== null && "name" in tag) return String(tag.name);
  return "";
}
