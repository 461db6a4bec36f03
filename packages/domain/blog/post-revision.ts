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

/**
 * The parts of a post that a revision keeps. Slug, status, schedule and categories are not
 * included.
 */
export const PostVersion = Post.pick(versioned);
export type PostVersion = z.infer<typeof PostVersion>;

/** Returns only the versioned fields. */
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
  /** Starts at 1 in each post. */
  number: z.number().int(),
  title: z.string(),
  savedAt: z.date(),
  /** Null once the account is deleted. */
  savedBy: z.string().nullable(),
  /** True for the post's present version. */
  isCurrent: z.boolean(),
});
export type ListedRevision = z.infer<typeof ListedRevision>;

export const PostRevision = ListedRevision.extend({ version: PostVersion });
export type PostRevision = z.infer<typeof PostRevision>;

/** The most revisions of one post. Older ones are deleted. */
export const keptRevisions = { count: 50, characters: 2_000_000 };
