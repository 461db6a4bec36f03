import { makeSlug } from "@resume-picker/domain/blog/slug";
import { listHeadings } from "./list-headings.ts";
import type { Node } from "./list-headings.ts";

/**
 * A rehype plugin that gives each heading an id and makes it a link to itself. The prefix prevents
 * collisions with the ids of the page.
 */
export function anchorHeadings() {
  return (tree: Node): void => {
    const taken = new Map<string, number>();
    for (const heading of listHeadings(tree)) {
      // The generated heading of the footnotes already has an id.
      if (heading.properties?.id !== undefined) continue;
      const slug = makeSlug(textOf(heading)) || "section";
      const count = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, count);
      const id = `heading-${slug}${count === 1 ? "" : `-${count}`}`;
      heading.properties = { ...heading.properties, id };
      // Links can't be nested.
      if (hasLink(heading)) continue;
      const link = { type: "element", tagName: "a", properties: { href: `#${id}` } };
      heading.children = [{ ...link, children: heading.children ?? [] }];
    }
  };
}

const textOf = ({ value = "", children = [] }: Node): string =>
  value + children.map(textOf).join("");

const hasLink = ({ tagName, children = [] }: Node): boolean =>
  tagName === "a" || children.some(hasLink);
