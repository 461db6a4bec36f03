import { z } from "zod";
import { Post } from "./post.ts";

const versioned = {
  title: true,
  content: true,
  excerpt: true,
  featuredImage: true,
  featuredImageAlt: true,
  tags: true,
  metaTitle: true,
  metaDescription: true,
} as const;

/** What a revision keeps of a post. Address, status, schedule and categories aren't part of it. */
export const PostVersion = Post.pick(versioned);
export type PostVersion = z.infer<typeof PostVersion>;

/** Only the versioned fields. */
export const versionOf = (post: PostVersion): PostVersion => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt,
  featuredImage: post.featuredImage,
  featuredImageAlt: post.featuredImageAlt,
  tags: post.tags,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
});

export const ListedRevision = z.object({
  /** Counts from 1 within a post. */
  number: z.number().int(),
  title: z.string(),
  savedAt: z.date(),
  /** Null once the account is deleted. */
  savedBy: z.string().nullable(),
  /** The version that the post has now. */
  isCurrent: z.boolean(),
});
export type ListedRevision = z.infer<typeof ListedRevision>;

export const PostRevision = ListedRevision.extend({ version: PostVersion });
export type PostRevision = z.infer<typeof PostRevision>;

/** Of one post; older revisions are deleted. */
export const keptRevisions = { count: 50, characters: 2_000_000 };
