import { authorName } from "@resume-picker/domain/blog/select-posts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { classNames } from "../../lib/class-names.ts";
import type { PostCard } from "./post-types.ts";

type Shown = Pick<PostCard, "author" | "publishedAt" | "createdAt" | "readingTime" | "viewCount">;

type Props = { post: Shown; showsViews?: boolean; className?: string };

/** Author, date, reading time, and views if requested. */
export function PostByline({ post, showsViews = false, className }: Props) {
  const { author, publishedAt, createdAt, readingTime, viewCount } = post;
  const day = publishedAt ?? createdAt;
  return (
    <p className={classNames("figures flex flex-wrap gap-x-2 text-13 text-ink-3", className)}>
      <span className="font-medium text-ink-2">{authorName(author)}</span>
      <Dot />
      <time dateTime={day.toISOString()}>{formatDay(day)}</time>
      {readingTime !== null && readingTime > 0 && (
        <>
          <Dot />
          <span>{readingTime} min read</span>
        </>
      )}
      {showsViews && viewCount > 0 && (
        <>
          <Dot />
          <span>
            {viewCount.toLocaleString("en")} {viewCount === 1 ? "view" : "views"}
          </span>
        </>
      )}
    </p>
  );
}

function Dot() {
  return <span aria-hidden>·</span>;
}
