import { articleImageSizes } from "@resume-picker/domain/blog/image-rules";
import { lazy, Suspense } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { MediaImage } from "../../../ui/media-image.tsx";
import { CategoryBadges } from "../category-badges.tsx";
import { PostByline } from "../post-byline.tsx";
import type { Post } from "../post-types.ts";
import { ArticleBodyLoading } from "./article-loading.tsx";
import { ShareButton } from "./share-button.tsx";

// The list of articles does without it.
const Markdown = lazy(() =>
  import("../../../ui/markdown/markdown.tsx").then((file) => ({ default: file.Markdown })),
);

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
      <CategoryBadges categories={post.categories} isComplete />
      <h1 className="mt-4 text-34 font-semibold tracking-tight text-balance break-words">
        {post.title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <PostByline post={post} showsViews />
        <ShareButton post={post} />
      </div>
      {post.featuredImage !== null && (
        <MediaImage
          url={post.featuredImage}
          alt={post.featuredImageAlt ?? ""}
          sizes={articleImageSizes}
          isFirst
          className="mt-8 h-auto w-full rounded-panel"
        />
      )}
      {post.excerpt !== null && (
        <p className="mt-8 font-quote text-19 break-words text-pretty text-ink-2">{post.excerpt}</p>
      )}
      <Suspense fallback={<ArticleBodyLoading />}>
        <Markdown className="prose-article mt-8">{post.content}</Markdown>
      </Suspense>
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-1.5 border-t border-line pt-6">
          {post.tags.map((tag) => (
            <li key={tag} className="max-w-full truncate">
              <Badge>#{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
