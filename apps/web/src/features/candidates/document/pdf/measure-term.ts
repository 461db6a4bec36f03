import type { ShownLine } from "@resume-picker/domain/candidates/document";

let context: CanvasRenderingContext2D | null = null;

/**
 * Where in its line a term stands, in points: the line's width shared out as the same text would
 * take it in a common typeface. Null where the line doesn't hold it.
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
