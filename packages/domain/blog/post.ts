import { z } from "zod";
import { blogMessages } from "./blog-messages.ts";
import { isSlug } from "./slug.ts";
import { maxContentLength, maxTitleLength, postStatuses } from "./blog-rules.ts";

const Slug = z
  .string(blogMessages.slugRequired)
  .trim()
  .min(1, blogMessages.slugRequired)
  .max(maxTitleLength)
  .refine(isSlug, { message: blogMessages.slugInvalid, abort: true });

/** Empty text becomes null. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === "" ? null : value))
    .nullable();

const moment = z.union([z.null(), z.coerce.date()]);

/** An image must be on this site or the web, never a script or data URL. */
const imageAddress = text(2000).refine(
  (url) => url === null || /^(?:\/(?!\/)|https?:\/\/)/i.test(url),
  "The image must be an address that begins with / or https://",
);

const fields = {
  title: z
    .string(blogMessages.titleRequired)
    .trim()
    .min(1, blogMessages.titleRequired)
    .max(maxTitleLength),
  slug: Slug,
  content: z
    .string(blogMessages.contentRequired)
    .max(maxContentLength)
    .refine((value) => value.trim() !== "", blogMessages.contentRequired),
  excerpt: text(1000),
  status: z.enum(postStatuses),
  featuredImage: imageAddress,
  featuredImageAlt: text(500),
  tags: z
    .array(z.string().trim().min(1).max(60))
    .max(30)
    .transform((tags) => [...new Set(tags)]),
  metaTitle: text(200),
  metaDescription: text(500),
  readingTime: z
    .int(blogMessages.readingTimeInvalid)
    .min(0, blogMessages.readingTimeInvalid)
    .max(10_000)
    .nullable(),
  isPinned: z.boolean(),
  scheduledAt: moment,
  categoryIds: z.array(z.number().int().positive()).max(50),
};

const { title, slug, content, ...optional } = fields;

export const NewPost = z.object({ title, slug, content, ...z.object(optional).partial().shape });
export type NewPost = z.infer<typeof NewPost>;

/** Omitted fields stay unchanged. */
export const PostChange = z.object(fields).partial();
export type PostChange = z.infer<typeof PostChange>;

export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  createdAt: z.date(),
});
export type Category = z.infer<typeof Category>;

export const NewCategory = z.object({
  name: z
    .string(blogMessages.categoryNameRequired)
    .trim()
    .min(1, blogMessages.categoryNameRequired)
    .max(100),
  slug: Slug,
  description: text(500).optional(),
});
export type NewCategory = z.infer<typeof NewCategory>;

/** Omitted fields stay unchanged. */
export const CategoryChange = NewCategory.partial();
export type CategoryChange = z.infer<typeof CategoryChange>;

const Author = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
});

/** A post as shown in a list of articles. */
export const PostCard = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  status: z.enum(postStatuses),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  tags: z.array(z.string()),
  readingTime: z.number().nullable(),
  viewCount: z.number(),
  isPinned: z.boolean(),
  publishedAt: z.date().nullable(),
  scheduledAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  author: Author.nullable(),
  categories: z.array(Category),
});
export type PostCard = z.infer<typeof PostCard>;

export const Post = PostCard.extend({
  content: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  authorId: z.string().nullable(),
});
export type Post = z.infer<typeof Post>;

/** A post without its text. */
export const ListedPost = Post.omit({ content: true });
export type ListedPost = z.infer<typeof ListedPost>;

export const MediaAsset = z.object({
  id: z.number().int(),
  url: z.string(),
  filename: z.string(),
  originalFilename: z.string(),
  filePath: z.string(),
  fileSize: z.number(),
  mimeType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  altText: z.string().nullable(),
  uploadedBy: z.string().nullable(),
  createdAt: z.date(),
});
export type MediaAsset = z.infer<typeof MediaAsset>;
