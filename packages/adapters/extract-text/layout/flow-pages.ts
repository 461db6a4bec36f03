import type { Columns, Part } from "./columns/order-region.ts";
import type { Segment } from "./word.ts";

/** A part of the document whose leaves have a page number. */
export type FlowPart =
  | { kind: "leaf"; segments: Segment[]; page: number }
  | { kind: "columns"; x: number; left: FlowPart[]; right: FlowPart[] };

/**
 * Joins the pages. A sidebar that continues after a page break is read to its end before the main
 * column, as on one long page. Columns of equal width are read page by page.
 */
export function flowPages(pages: readonly { page: number; parts: readonly Part[] }[]): FlowPart[] {
  const flow: FlowPart[] = [];
  for (const { page, parts } of pages) {
    let isStart = true;
    for (const part of parts.map((item) => withPage(item, page))) {
      const last = flow[flow.length - 1];
      if (!isStart || last?.kind !== "columns" || !isUneven(last) || !joins(last, part)) {
        isStart = false;
        flow.push(part);
      }
    }
  }
  return flow;
}

function withPage(part: Part, page: number): FlowPart {
  if (part.kind === "leaf") return { ...part, page };
  return {
    kind: "columns",
    x: part.x,
    left: part.left.map((inner) => withPage(inner, page)),
    right: part.right.map((inner) => withPage(inner, page)),
  };
}

/** Appends `part` to the preceding columns if it continues them; otherwise returns false. */
function joins(columns: FlowPart & { kind: Columns["kind"] }, part: FlowPart): boolean {
  if (part.kind === "columns" && Math.abs(part.x - columns.x) < 8) {
    columns.left.push(...part.left);
    columns.right.push(...part.right);
    return true;
  }
  const segments = leavesOf(part).flatMap((leaf) => leaf.segments);
  const side = segments.every((segment) => segment.left >= columns.x - 2)
    ? columns.right
    : segments.every((segment) => segment.right <= columns.x + 2)
      ? columns.left
      : null;
  side?.push(part);
  return side !== null;
}

function isUneven({ left, right }: FlowPart & { kind: Columns["kind"] }): boolean {
  const [a, b] = [left, right].map(widthOf);
  return a !== undefined && b !== undefined && Math.min(a, b) < 0.85 * Math.max(a, b);
}

function widthOf(parts: readonly FlowPart[]): number {
  const segments = parts.flatMap(leavesOf).flatMap((leaf) => leaf.segments);
  return Math.max(...segments.map((s) => s.right)) - Math.min(...segments.map((s) => s.left));
}

export type FlowLeaf = FlowPart & { kind: "leaf" };

function leavesOf(part: FlowPart): FlowLeaf[] {
  return part.kind === "leaf" ? [part] : [...part.left, ...part.right].flatMap(leavesOf);
}

/** Returns the leaves in reading order, each with its column number, from the left. */
export function numberColumns(
  parts: readonly FlowPart[],
  column = 0,
): { leaf: FlowLeaf; column: number }[] {
  return parts.flatMap((part) => {
    if (part.kind === "leaf") return [{ leaf: part, column }];
    const left = numberColumns(part.left, column);
    const next = Math.max(column, ...left.map((item) => item.column)) + 1;
    return [...left, ...numberColumns(part.right, next)];
  });
}
