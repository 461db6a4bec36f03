import type { ShownLine } from "@resume-picker/domain/candidates/document";

let context: CanvasRenderingContext2D | null = null;

/**
 * Estimates a term's position in its line, in points, by measuring the text in a common typeface
 * and scaling it to the line's width. Returns null if the line doesn't contain the term.
 */
export function measureTerm(
  { text, box, bold }: Pick<ShownLine, "text" | "box" | "bold">,
  term: string,
): { x: number; width: number } | null {
  const at = text.indexOf(term);
  context ??= document.createElement("canvas").getContext("2d");
  if (at < 0 || term === "" || term === text || !context) return null;
  context.font = `${bold ? "bold " : ""}20px Arial, Helvetica, sans-serif`;
  const widthOf = (part: string) => context?.measureText(part).width ?? 0;
  const whole = widthOf(text);
  if (whole === 0) return null;
  const before = widthOf(text.slice(0, at));
  return {
    x: box.x + (box.width * before) / whole,
    width: (box.width * widthOf(term)) / whole,
  };
}
