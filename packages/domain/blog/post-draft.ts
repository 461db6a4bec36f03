import { z } from "zod";
import { maxContentLength, maxTitleLength, postStatuses } from "./blog-rules.ts";

/** A post in the editor's form, which may not be valid yet. */
export const PostDraft = z.object({
  title: z.string().max(maxTitleLength),
  slug: z.string().max(maxTitleLength),
  excerpt: z.string().max(1000),
  /** The image's address, or empty. */
  featuredImage: z.string().max(2000),
  featuredImageAlt: z.string().max(500),
  content: z.string().max(maxContentLength),
  metaTitle: z.string().max(200),
  metaDescription: z.string().max(500),
  readingTime: z.string().max(20),
  isPinned: z.boolean(),
  status: z.enum(postStatuses),
  /** The value of the date and time field in the writer's time zone, or empty. */
  scheduledAt: z.string().max(40),
  categoryIds: z.array(z.number().int().positive()).max(50),
  tags: z.array(z.string().max(60)).max(30),
});
export type PostDraft = z.infer<typeof PostDraft>;

/** The saved post that a draft belongs to, or null for an unsaved post. */
export const DraftOf = z.object({ postId: z.number().int().positive().nullable() });

export const WorkingCopy = DraftOf.extend({
  draft: PostDraft,
  /** The version of the post that the writer started from. */
  baseUpdatedAt: z.coerce.date().nullable(),
});
export type WorkingCopy = z.infer<typeof WorkingCopy>;
