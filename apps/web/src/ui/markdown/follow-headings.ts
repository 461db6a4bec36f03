import { listHeadings } from "./list-headings.ts";
import type { Node } from "./list-headings.ts";

/**
 * A rehype plugin: headings that follow each other. The page's own stands above, so that the first
 * is of the second level, and each is one level below the nearest earlier one that was written above
 * it, whatever levels the writer left out.
 */
export function followHeadings() {
  return (tree: Node): void => {
    /** Levels as written, of the headings that the current one stands under. */
    const above: number[] = [];
    for (const heading of listHeadings(tree)) {
      const written = Number(heading.tagName?.slice(1));
      while ((above.at(-1) ?? 0) >= written) above.pop();
      above.push(written);
      heading.tagName = `h${Math.min(above.length + 1, 6)}`;
    }
  };
}
