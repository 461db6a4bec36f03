/** The part of a rehype node that these plugins use. */
export type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/** Returns the headings of a tree in document order. */
export function listHeadings({ children = [] }: Node): Node[] {
  return children.flatMap((child) =>
    /^h[1-6]$/.test(child.tagName ?? "") ? [child] : listHeadings(child),
  );
}
