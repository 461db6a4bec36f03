import { featuredImageSizes, readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { classNames } from "../../../lib/class-names.ts";
import { MediaImage } from "../../../ui/media-image.tsx";
import { CategoryBadges } from "../category-badges.tsx";
import { Badge } from "../../../ui/badges/badge.tsx";
import { PostByline } from "../post-byline.tsx";
import type { PostCard } from "../post-types.ts";
import { PostLink } from "./post-link.tsx";

export function FeaturedArticle({ post }: { post: PostCard }) {
  const hasImage = post.featuredImage !== null && readMediaUrl(post.featuredImage) !== null;
  return (
    <article
      aria-label="Featured article"
      className={classNames(
        "group relative overflow-hidden rounded-panel border border-line bg-surface hover:border-line-strong",
        hasImage && "grid md:grid-cols-2",
      )}
    >
      {hasImage && (
        <MediaImage
          url={post.featuredImage ?? ""}
          alt={post.featuredImageAlt ?? ""}
          sizes={featuredImageSizes}
          isFirst
          className="aspect-video size-full object-cover md:aspect-4/3"
        />
      )}
      <div className="flex min-w-0 flex-col items-start gap-4 p-6 sm:p-9 md:justify-center">
        <div className="flex max-w-full flex-wrap items-center gap-2">
          <Badge tone="brand">Featured</Badge>
          <CategoryBadges categories={post.categories} />
        </div>
        <h2 className="max-w-full text-24 font-semibold tracking-tight text-balance break-words sm:text-34">
          <PostLink post={post} />
        </h2>
        {post.excerpt !== null && (
          <p className="line-clamp-4 w-full max-w-160 text-16 break-words text-pretty text-ink-2">
            {post.excerpt}
          </p>
        )}
        <PostByline post={post} />
      </div>
    </article>
  );
}
