import { authorName } from "@resume-picker/domain/blog/select-posts";
import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";
import { Link } from "@tanstack/react-router";
import { formatDay, formatTime } from "../../../../lib/dates/format-date.ts";
import { Badge, NameBadge } from "../../../../ui/badges/badge.tsx";
import type { Tone } from "../../../../ui/badges/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { ListedPost } from "../../post-types.ts";
import { statusLabels } from "./status-labels.ts";

const tones: Record<PostStatus, Tone> = {
  draft: "warning",
  published: "good",
  archived: "neutral",
};

type Props = {
  post: ListedPost;
  isPublishing: boolean;
  /** Why the last attempt to publish was rejected. */
  problem: string | undefined;
  onEdit: () => void;
  onPublish: () => void;
  onDelete: () => void;
};

export function PostItem({ post, isPublishing, problem, onEdit, onPublish, onDelete }: Props) {
  return (
    <article className="flex flex-wrap items-start gap-x-6 gap-y-4 rounded-panel border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-90">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="max-w-full text-16 font-semibold break-words">
            <Link
              to="/blog/$slug"
              params={{ slug: post.slug }}
              className="hover:underline hover:underline-offset-4"
            >
              {post.title}
            </Link>
          </h2>
          <Badge tone={tones[post.status]}>{statusLabels[post.status]}</Badge>
          {post.isPinned && <Badge tone="outline">Pinned</Badge>}
        </div>
        <p className="figures mt-1 text-13 text-ink-3">
          {authorName(post.author)} ·{" "}
          <time dateTime={post.createdAt.toISOString()}>{formatDay(post.createdAt)}</time>
          {post.viewCount > 0 &&
            ` · ${post.viewCount.toLocaleString("en")} ${post.viewCount === 1 ? "view" : "views"}`}
          {post.status === "draft" &&
            post.scheduledAt !== null &&
            ` · scheduled for ${formatDay(post.scheduledAt)}, ${formatTime(post.scheduledAt)}`}
        </p>
        {post.excerpt !== null && (
          <p className="mt-2 line-clamp-2 max-w-180 break-words text-ink-2">{post.excerpt}</p>
        )}
        {(post.categories.length > 0 || post.tags.length > 0) && (
          <p className="mt-3 flex flex-wrap gap-1.5">
            {post.categories.map(({ id, name }) => (
              <NameBadge key={id} tone="brand">
                {name}
              </NameBadge>
            ))}
            {post.tags.map((tag) => (
              <NameBadge key={tag} tone="outline">{`#${tag}`}</NameBadge>
            ))}
          </p>
        )}
        {problem !== undefined && (
          <p role="alert" className="mt-3 text-13 text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label={`Actions for ${post.title}`}>
        <Button size="sm" onClick={onEdit}>
          Edit
        </Button>
        {post.status === "draft" && (
          <Button size="sm" variant="primary" busy={isPublishing} onClick={onPublish}>
            Publish
          </Button>
        )}
        <Button size="sm" variant="quiet" className="text-danger!" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </article>
  );
}
