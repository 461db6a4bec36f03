import { Link } from "@tanstack/react-router";
import type { PostCard } from "../post-types.ts";

/** The post's title as a link that covers the whole card. */
export function PostLink({ post }: { post: PostCard }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: post.slug }}
      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
    >
      {post.title}
    </Link>
  );
}
