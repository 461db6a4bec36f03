import type { ApiOutput } from "../../../lib/api.ts";

export type Neighbours = ApiOutput["blog"]["neighbours"];

/** Links from an article to the older and the newer one. */
export function NextArticles({ older, newer }: Neighbours) {
  if (!older && !newer) return null;
  return (
    <nav
      aria-label="More articles"
      className="mt-12 flex flex-wrap gap-4 border-t border-line pt-6"
    >
      <Neighbour label="Older" post={older} />
      <Neighbour label="Newer" post={newer} className="ml-auto text-right" />
    </nav>
  );
}

function Neighbour(props: { label: string; post: Neighbours["older"]; className?: string }) {
  const { label, post, className = "" } = props;
  if (!post) return null;
  return (
    <a href={`/blog/${post.slug}`} className={`group max-w-80 min-w-0 ${className}`}>
      <span className="block text-13 text-ink-3">{label}</span>
      <span className="font-semibold break-words group-hover:underline">{post.title}</span>
    </a>
  );
}
