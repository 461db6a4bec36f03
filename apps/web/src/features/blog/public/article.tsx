import { ArticleBodyLoading } from "./article-loading.tsx";
import { ArticleText } from "./article-text.tsx";
import { ShareButton } from "./share-button.tsx";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import type { Post } from "../post-types.ts";

/** The list of articles does without it. */
const ArticleBody = lazyPart({
  name: "The article's text",
  load: () => import("../../../ui/markdown/markdown.tsx").then((file) => file.Markdown),
  fallback: <ArticleBodyLoading />,
});

void ArticleBody.preload();

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
        <ArticleBody className="prose-article mt-8">{post.content}</ArticleBody>
      </ArticleText>
    </article>
  );
}
