import { listHeadings } from "./list-headings.ts";
import type { Node } from "./list-headings.ts";

/**
 * A rehype plugin that corrects heading levels. The first heading gets level 2, below the page's
 * own. Each further one gets the level below its nearest parent, whatever levels the writer
 * skipped.
 */
export function followHeadings() {
  return (tree: Node): void => {
    /** The original levels of the current heading's ancestors. */
    const above: number[] = [];
    for (const heading of listHeadings(tree)) {
      const written = Number(heading.tagName?.slice(1));
      while ((above.at(-1) ?? 0) >= written) above.pop();
      above.push(written);
      heading.tagName = `h${Math.min(above.length + 1, 6)}`;
    }
  };
}
