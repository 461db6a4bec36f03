import { articleImageSizes, readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import ReactMarkdown from "react-markdown";
import type { Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { classNames } from "../../lib/class-names.ts";
import { MediaImage } from "../media-image.tsx";

const outside = { target: "_blank", rel: "noopener noreferrer nofollow" };

const components: Components = {
  a: ({ node: _node, ...link }) => (
    <a {...link} {...(/^(?:#|\/(?!\/))/.test(link.href ?? "") ? {} : outside)} />
  ),
  // A page's own headings start above: what is written in Markdown stands one level lower.
  h1: ({ node: _node, ...heading }) => <h2 {...heading} />,
  h2: ({ node: _node, ...heading }) => <h3 {...heading} />,
  h3: ({ node: _node, ...heading }) => <h4 {...heading} />,
  h4: ({ node: _node, ...heading }) => <h5 {...heading} />,
  // Wide ones scroll; the keyboard scrolls what can have the focus.
  pre: ({ node: _node, ...code }) => <pre {...code} tabIndex={0} />,
  table: ({ node: _node, ...table }) => (
    <div className="table-scroller" tabIndex={0}>
      <table {...table} />
    </div>
  ),
  img: ({ src, alt = "" }) => <Picture src={typeof src === "string" ? src : ""} alt={alt} />,
};

/** Pictures from elsewhere would tell their host who reads here: they are links instead. */
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
