import type { Box, Divider, PageMarks, Rule } from "../../layout/word.ts";
import type { PageContent, Paint } from "../page-content.ts";

/** The lines, edges and dots of a page that reveal its text layout. */
export function findMarks(content: PageContent): PageMarks {
  const dividers: Divider[] = [];
  const rules: Rule[] = [];
  const dots: Box[] = [];
  for (const paint of content.paints) {
    if (paint.alpha < 0.02 || isWhole(paint, content)) continue;
    const { left, right, top, bottom } = paint.box;
    const [width, height] = [right - left, bottom - top];
    if (width <= 0 || height <= 0) continue;
    if (height > 0.08 * content.height && paint.isRect) {
      const inside = [left, right].filter((x) => isInside(x, content));
      dividers.push(...inside.map((x) => ({ x, top, bottom })));
    }
    if (height < 4 && width > 0.1 * content.width)
      rules.push({ y: (top + bottom) / 2, left, right });
    if (isDot(width, height)) dots.push({ left, right, top, bottom });
  }
  return { dividers, rules: joinRules(rules), dots };
}

/** Whether the position is away from the page's edges. */
function isInside(x: number, { width }: PageContent): boolean {
  return x > 0.05 * width && x < 0.95 * width;
}

/** Whether the mark is as high as it is wide and has the size of a bullet, in points. */
function isDot(width: number, height: number): boolean {
  const isSmall = Math.max(width, height) < 8 && Math.min(width, height) > 1;
  return isSmall && Math.abs(width - height) < 0.4 * width;
}

function isWhole({ box }: Paint, { width, height }: PageContent): boolean {
  return box.right - box.left > 0.9 * width && box.bottom - box.top > 0.9 * height;
}

/** Joins a line drawn in pieces into one. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const last = joined.findLast(
      (other) => Math.abs(other.y - rule.y) < 1 && rule.left - other.right < 2,
    );
    if (last) last.right = Math.max(last.right, rule.right);
    else joined.push({ ...rule });
  }
  return joined;
}
