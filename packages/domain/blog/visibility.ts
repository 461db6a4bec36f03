import type { PostStatus } from "./blog-rules.ts";

type Dated = { status: PostStatus; publishedAt: Date | null; scheduledAt: Date | null };

/** A draft counts as published from its scheduled time on. */
function isScheduledDue(post: Dated, now: Date): boolean {
  const { status, scheduledAt } = post;
  return status === "draft" && scheduledAt !== null && scheduledAt.getTime() <= now.getTime();
}

/** Whether everybody may see a post. Only admins can see the others. */
export function isPublic(post: Dated, now: Date): boolean {
  return post.status === "published" || isScheduledDue(post, now);
}

/** The post at this moment, published if its scheduled time has passed. */
export function asOf<Post extends Dated>(post: Post, now: Date): Post {
  if (!isScheduledDue(post, now)) return post;
  return { ...post, status: "published", publishedAt: post.publishedAt ?? post.scheduledAt };
}
