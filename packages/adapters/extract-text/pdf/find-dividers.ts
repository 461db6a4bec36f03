import type { Divider } from "../layout/word.ts";
import type { PageContent } from "./page-content.ts";

/** Edges of filled areas and lines that run down a good part of the page and are not its border. */
export function findDividers(content: PageContent): Divider[] {
  const dividers: Divider[] = [];
  for (const { area, alpha, kind, color } of content.paints) {
    if (kind !== "fill" || !area.isRect || alpha < 0.02 || !color) continue;
    const { left, right, top, bottom } = area.box;
    if (bottom - top < 0.08 * content.height) continue;
    for (const x of [left, right]) {
      if (x > 0.05 * content.width && x < 0.95 * content.width) dividers.push({ x, top, bottom });
    }
  }
  return dividers;
}
