import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { flag, timestamp } from "./columns.ts";

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    slug: text("slug").notNull().unique(),
    content: text("content").notNull(),
    excerpt: text("excerpt"),
    status: text("status", { enum: ["draft", "published", "archived"] })
      .notNull()
      .default("draft"),
    featuredImage: text("featured_image"),
    featuredImageAlt: text("featured_image_alt"),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    /** In minutes. */
    readingTime: integer("reading_time"),
    viewCount: integer("view_count").notNull().default(0),
    isPinned: flag("is_pinned").notNull().default(false),
    publishedAt: timestamp("published_at"),
    scheduledAt: timestamp("scheduled_at"),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [
    index("blog_posts_status").on(table.status, table.publishedAt),
    index("blog_posts_author").on(table.authorId),
  ],
);

/** The text of an article as HTML, rendered when it is saved and again for each new build. */
export const articleHtml = sqliteTable("article_html", {
  postId: integer("post_id")
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: "cascade" }),
  /** The build of the web application that rendered it. */
  build: text("build").notNull(),
  /** SHA-256 of the Markdown. */
  contentHash: text("content_hash").notNull(),
  /** Null if it couldn't be rendered within the time limit. */
  html: text("html"),
});

export const blogCategories = sqliteTable("blog_categories", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull().unique(),
  slug: text("slug").notNull().unique(),
  description: text("description"),
  createdAt: timestamp("created_at").notNull(),
});

export const blogPostCategories = sqliteTable(
  "blog_post_categories",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    categoryId: integer("category_id")
      .notNull()
      .references(() => blogCategories.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("blog_post_categories_pair").on(table.postId, table.categoryId),
    index("blog_post_categories_category").on(table.categoryId),
  ],
);

export const mediaAssets = sqliteTable(
  "media_assets",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    filename: text("filename").notNull(),
    originalFilename: text("original_filename").notNull(),
    filePath: text("file_path").notNull(),
    /** In bytes. */
    fileSize: integer("file_size").notNull(),
    mimeType: text("mime_type").notNull(),
    width: integer("width"),
    height: integer("height"),
    altText: text("alt_text"),
    uploadedBy: text("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("media_assets_uploader").on(table.uploadedBy, table.createdAt)],
);
