import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { classNames } from "../../../lib/class-names.ts";
import { MediaImage } from "../../../ui/media-image.tsx";
import { CategoryBadges } from "../category-badges.tsx";
import { PostByline } from "../post-byline.tsx";
import type { PostCard } from "../post-types.ts";
import { PostLink } from "./post-link.tsx";

/** The whole card is one link, named by the title. */
export function ArticleCard({ post }: { post: PostCard }) {
  const hasImage = readMediaUrl(post.featuredImage ?? "") !== null;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-panel border border-line bg-surface hover:border-line-strong">
      {post.featuredImage !== null && (
        <MediaImage
          url={post.featuredImage}
          alt={post.featuredImageAlt ?? ""}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col items-start gap-3 p-5">
        <CategoryBadges categories={post.categories} />
        <h2
          className={classNames(
            "max-w-full font-semibold tracking-tight break-words",
            hasImage ? "text-19" : "text-24",
          )}
        >
          <PostLink post={post} />
        </h2>
        {post.excerpt !== null && (
          <p
            className={classNames(
              "max-w-full break-words text-ink-2",
              hasImage ? "line-clamp-3" : "line-clamp-8 text-16",
            )}
          >
            {post.excerpt}
          </p>
        )}
        <PostByline post={post} className="mt-auto pt-1" />
      </div>
    </article>
  );
}
