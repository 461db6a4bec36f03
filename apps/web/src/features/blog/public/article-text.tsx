import { articleImageSizes } from "@resume-picker/domain/blog/image-rules";
import { listingPath } from "@resume-picker/domain/blog/select-posts";
import type { ReactNode } from "react";
import { NameBadge } from "../../../ui/badges/badge.tsx";
import { MediaImage } from "../../../ui/media-image.tsx";
import { CategoryBadges } from "../category-badges.tsx";
import { PostByline } from "../post-byline.tsx";
import type { Post } from "../post-types.ts";

type Props = { post: Omit<Post, "content">; share?: ReactNode; children: ReactNode };

/** An article from its title to its tags, rendered by both the browser and the server. */
export function ArticleText({ post, share, children }: Props) {
  return (
    <>
      <CategoryBadges categories={post.categories} isComplete />
      <h1 className="mt-4 text-34 font-semibold tracking-tight text-balance break-words">
        {post.title}
      </h1>
      <div className="mt-4 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <PostByline post={post} showsViews />
        {share}
      </div>
      {post.featuredImage !== null && (
        <MediaImage
          url={post.featuredImage}
          alt={post.featuredImageAlt ?? ""}
          sizes={articleImageSizes}
          isFirst
          className="mt-8 h-auto max-h-[80dvh] w-full rounded-panel object-contain"
        />
      )}
      {post.excerpt !== null && (
        <p className="mt-8 font-quote text-19 break-words text-pretty text-ink-2">{post.excerpt}</p>
      )}
      {children}
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-1.5 border-t border-line pt-6">
          {post.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <a href={listingPath({ tag })} className="block hover:underline">
                <NameBadge>{`#${tag}`}</NameBadge>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
