import { isSectionWord } from "./section-words.ts";
import type { Segment } from "../word.ts";

/**
 * Finds headings that span a region: they share a style that nothing else uses (or are known
 * section names), each has no text beside it, and all are left-aligned or all are centred. In real
 * columns, the headings of one column have the other column's text beside them.
 */
export function findSectionHeads(segments: readonly Segment[]): Set<Segment> {
  const styles = groupByStyle(segments);
  const body = mainStyle(styles);
  const styled = [...styles]
    .filter(([style, group]) => style !== body.style && isHeadStyle(group, body, segments.length))
    .map(([, group]) => group);
  const named = segments.filter((segment) => isSectionWord(segment.text));
  const groups = [...styled, ...(named.length > 1 ? [named] : [])];
  return new Set(groups.filter((group) => cutsAcross(group, segments)).flat());
}

type Style = { style: string; size: number };

function isHeadStyle(group: readonly Segment[], body: Style, total: number): boolean {
  const [first] = group;
  if (!first || group.length > 0.3 * total) return false;
  if (first.size < 0.95 * body.size || !group.every(looksLikeHead)) return false;
  return group.length > 1 || first.size > 1.25 * body.size;
}

function cutsAcross(group: readonly Segment[], segments: readonly Segment[]): boolean {
  const left = Math.min(...segments.map((segment) => segment.left));
  const right = Math.max(...segments.map((segment) => segment.right));
  const flush = group.every((segment) => segment.left - left < 4);
  const centred = group.every(
    (segment) => Math.abs(segment.left + segment.right - left - right) < 8,
  );
  return (flush || centred) && group.every((segment) => isAlone(segment, segments));
}

function groupByStyle(segments: readonly Segment[]): Map<string, Segment[]> {
  const groups = new Map<string, Segment[]>();
  for (const segment of segments) {
    const group = groups.get(segment.style);
    if (group) group.push(segment);
    else groups.set(segment.style, [segment]);
  }
  return groups;
}

function looksLikeHead({ words, text, bullet }: Segment): boolean {
  return (
    !bullet &&
    words.length <= 5 &&
    text.length <= 45 &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;]$/.test(text)
  );
}

function isAlone(head: Segment, segments: readonly Segment[]): boolean {
  return segments.every((other) => {
    if (other === head) return true;
    const shared = Math.min(other.bottom, head.bottom) - Math.max(other.top, head.top);
    return shared < 0.2 * Math.min(other.size, head.size);
  });
}

/** Returns the style with the most text. */
function mainStyle(styles: ReadonlyMap<string, readonly Segment[]>): Style {
  let main = { style: "", size: 0 };
  let maxLength = -1;
  for (const [style, group] of styles) {
    const length = group.reduce((sum, { text }) => sum + text.length, 0);
    if (length <= maxLength) continue;
    maxLength = length;
    main = { style, size: group[0]?.size ?? 0 };
  }
  return main;
}
