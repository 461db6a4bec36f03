import type { PostStatus } from "./blog-rules.ts";

type Dated = { status: PostStatus; publishedAt: Date | null; scheduledAt: Date | null };

/** A draft whose scheduled time has come counts as published, from that time on. */
function isScheduledDue(post: Dated, now: Date): boolean {
  const { status, scheduledAt } = post;
  return status === "draft" && scheduledAt !== null && scheduledAt.getTime() <= now.getTime();
}

/** Who may see a post: everybody a published one, nobody but admins any other. */
export function isPublic(post: Dated, now: Date): boolean {
  return post.status === "published" || isScheduledDue(post, now);
}

/** The post as it stands at this moment, with a schedule that has come carried out. */
export function asOf<Post extends Dated>(post: Post, now: Date): Post {
  if (!isScheduledDue(post, now)) return post;
  return { ...post, status: "published", publishedAt: post.publishedAt ?? post.scheduledAt };
}
