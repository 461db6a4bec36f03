import { ArticleText } from "./article-text.tsx";
import { ShareButton } from "./share-button.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import type { Post } from "../post-types.ts";

export function Article({ post, isPreview = false }: { post: Post; isPreview?: boolean }) {
  return (
    <article className="pt-6">
      {post.status !== "published" && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-2.5 text-warning">
          {post.status === "draft"
            ? "This is a draft. Readers can’t see it yet."
            : "This article is archived. Readers can’t see it."}
        </p>
      )}
      <ArticleText post={post} share={!isPreview && <ShareButton post={post} />}>
        <Markdown className="prose-article mt-8">{post.content}</Markdown>
      </ArticleText>
    </article>
  );
}
