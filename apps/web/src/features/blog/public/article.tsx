import { ArticleText } from "./article-text.tsx";
import { ShareButton } from "./share-button.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import type { Post } from "../post-types.ts";

export function Article({ post }: { post: Post }) {
  return (
    <article className="pt-6">
      {post.status !== "published" && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-2.5 text-warning">
          {post.status === "draft"
            ? "This is a draft: only administrators see it."
            : "This article is archived: only administrators see it."}
        </p>
      )}
      <ArticleText post={post} share={<ShareButton post={post} />}>
        <Markdown className="prose-article mt-8">{post.content}</Markdown>
      </ArticleText>
    </article>
  );
}
