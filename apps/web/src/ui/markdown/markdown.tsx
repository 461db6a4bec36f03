import { articleImageSizes, readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import ReactMarkdown from "react-markdown";
import type { Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { classNames } from "../../lib/class-names.ts";
import { MediaImage } from "../media-image.tsx";
import { anchorHeadings } from "./anchor-headings.ts";
import { followHeadings } from "./follow-headings.ts";

const outside = { target: "_blank", rel: "noopener noreferrer" };

const components: Components = {
  a: ({ node: _node, ...link }) => (
    <a {...link} {...(/^(?:#|\/(?!\/))/.test(link.href ?? "") ? {} : outside)} />
  ),
  // Wide blocks scroll. They are focusable, which allows scrolling by keyboard.
  pre: ({ node: _node, ...code }) => <pre {...code} tabIndex={0} />,
  table: ({ node: _node, ...table }) => (
    <div className="table-scroller" tabIndex={0}>
      <table {...table} />
    </div>
  ),
  // The checkbox of a task list, with a label for screen readers.
  input: ({ node: _node, ...box }) => (
    <input {...box} aria-label={box.checked === true ? "Done" : "Not done"} />
  ),
  img: ({ src, alt = "" }) => <Picture src={typeof src === "string" ? src : ""} alt={alt} />,
};

/**
 * External images are replaced by links, because loading them would reveal the reader to their
 * host.
 */
function Picture({ src, alt }: { src: string; alt: string }) {
  if (readMediaUrl(src)) {
    return <MediaImage url={src} alt={alt} sizes={articleImageSizes} />;
  }
  if (!/^https?:/i.test(src)) return alt;
  return (
    <a href={src} {...outside}>
      {alt === "" ? "Picture" : alt}
    </a>
  );
}

/**
 * Footnotes are the only ids in Markdown, and they already have the prefix. A second prefix would
 * break their links.
 */
const schema = { ...defaultSchema, clobberPrefix: "" };

/**
 * Renders Markdown as safe HTML. It is the largest UI component, so load it only where it is shown.
 */
export function Markdown({ children, className }: { children: string; className?: string }) {
  return (
    <div className={classNames("prose", className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema], followHeadings, anchorHeadings]}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
