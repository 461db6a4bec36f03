/** What these plugins use of a node of rehype's tree. */
export type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/** The headings of a tree, in the order of the text. */
export function listHeadings({ children = [] }: Node): Node[] {
  return children.flatMap((child) =>
    /^h[1-6]$/.test(child.tagName ?? "") ? [child] : listHeadings(child),
  );
}
