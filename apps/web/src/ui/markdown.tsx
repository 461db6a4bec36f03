import ReactMarkdown from "react-markdown";
import type { Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { classNames } from "../lib/class-names.ts";

const components: Components = {
  a: ({ node: _node, ...link }) => (
    <a {...link} target="_blank" rel="noopener noreferrer nofollow" />
  ),
  // A page's own headings start above: what is written in Markdown stands one level lower.
  h1: ({ node: _node, ...heading }) => <h2 {...heading} />,
  h2: ({ node: _node, ...heading }) => <h3 {...heading} />,
  h3: ({ node: _node, ...heading }) => <h4 {...heading} />,
  h4: ({ node: _node, ...heading }) => <h5 {...heading} />,
  img: ({ node: _node, ...image }) => (
    <img {...image} loading="lazy" referrerPolicy="no-referrer" />
  ),
};

/** Markdown as safe HTML. Load it only where it is shown: it is the largest of the ui parts. */
export function Markdown({ children, className }: { children: string; className?: string }) {
  return (
    <div className={classNames("prose", className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
