import { findGutter } from "./find-gutter.ts";
import { parseSidebar } from "./parse-sidebar.ts";
import type { PageMarks, Segment } from "../word.ts";

/** A part of a page that is read line by line, from top to bottom. */
export type Leaf = { kind: "leaf"; segments: Segment[] };

/** Two columns separated at `x`; each is read to its end. */
export type Columns = { kind: "columns"; x: number; left: Part[]; right: Part[] };

export type Part = Leaf | Columns;

const maxDepth = 8;

/** Splits a region at its gutters and returns its parts in reading order. */
export function orderRegion(segments: readonly Segment[], marks: PageMarks, depth = 0): Part[] {
  if (segments.length === 0) return [];
  const cut = segments.length < 4 || depth >= maxDepth ? null : findGutter(segments, marks);
  if (!cut) return [{ kind: "leaf", segments: [...segments] }];
  const inner = (part: readonly Segment[]): Part[] => orderRegion(part, marks, depth + 1);
  const middle: Part[] =
    cut.verdict === "rail"
      ? parseSidebar(cut.left, cut.right).flatMap(({ label, content }): Part[] => {
          if (label.length === 0) return inner(content);
          if (content.length === 0) return inner(label);
          return [{ kind: "leaf", segments: label }, ...inner(content)];
        })
      : [{ kind: "columns", x: cut.x, left: inner(cut.left), right: inner(cut.right) }];
  return [...inner(cut.above), ...middle, ...inner(cut.below)];
}
