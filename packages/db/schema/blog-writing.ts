import type { PostDraft } from "@resume-picker/domain/blog/post-draft";
import type { PostVersion } from "@resume-picker/domain/blog/post-revision";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { blogPosts } from "./blog.ts";
import { timestamp } from "./columns.ts";

/** All saved versions of each post; the newest one equals the post itself. */
export const blogRevisions = sqliteTable(
  "blog_revisions",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    /** Counts from 1 within a post. */
    number: integer("number").notNull(),
    version: text("version", { mode: "json" }).$type<PostVersion>().notNull(),
    savedBy: text("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: timestamp("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.number] }),
    index("blog_revisions_saver").on(table.savedBy),
  ],
);

/** Unsaved edits of a user; `postId` is null for a new post. */
export const blogWorkingCopies = sqliteTable(
  "blog_working_copies",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: integer("post_id").references(() => blogPosts.id, { onDelete: "cascade" }),
    draft: text("draft", { mode: "json" }).$type<PostDraft>().notNull(),
    /** The version of the post that the edits are based on. */
    baseUpdatedAt: timestamp("base_updated_at"),
    savedAt: timestamp("saved_at").notNull(),
  },
  (table) => [
    uniqueIndex("blog_working_copies_post").on(table.userId, table.postId),
    index("blog_working_copies_of_post").on(table.postId),
  ],
);

/** Former slugs of posts that were public under them. */
export const blogFormerSlugs = sqliteTable(
  "blog_former_slugs",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
  },
  (table) => [index("blog_former_slugs_post").on(table.postId)],
);

/** Links that show an unpublished post to anyone who has the link. */
export const blogPreviewLinks = sqliteTable(
  "blog_preview_links",
  {
    postId: integer("post_id")
      .primaryKey()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text("token_hash").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [uniqueIndex("blog_preview_links_token").on(table.tokenHash)],
);
