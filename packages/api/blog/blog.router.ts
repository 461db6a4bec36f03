import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import {
  findNeighbours,
  listPostPage,
  listPublicCards,
  listSlugs,
} from "@resume-picker/db/queries/blog/blog-posts";
import { deletePost } from "@resume-picker/db/queries/blog/save-post";
import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import { DraftOf, WorkingCopy } from "@resume-picker/domain/blog/post-draft";
import { CategoryChange, NewCategory, NewPost, PostChange } from "@resume-picker/domain/blog/post";
import { z } from "zod";
import { adminProcedure, publicProcedure, router, writerProcedure } from "../trpc.ts";
import {
  createCategory,
  deleteCategory,
  listAffectedByCategory,
  updateCategory,
} from "./categories.ts";
import { Deletion } from "./deletion.ts";
import { createPreviewLink, readPreview, revokePreviewLink } from "./preview-link.ts";
import { listPostRevisions, readRevision, restoreRevision } from "./revisions.ts";
import { discardWorkingCopy, keepWorkingCopy, readWorkingCopy } from "./working-copy.ts";
import { EditablePosts, listEditable } from "./list-editable.ts";
import { readerOf, readPost } from "./read-post.ts";
import { BlogEvent, recordBlogEvent } from "./record-event.ts";
import { createPost, publishPost, recordPostAction, requirePost, updatePost } from "./save-post.ts";

const Id = z.object({ id: z.number().int().positive() });

const PostsQuery = z
  .object({
    status: z.enum([...postStatuses, "all"]).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    offset: z.coerce.number().int().min(0).default(0),
  })
  .prefault({});

const RevisionId = Id.extend({ number: z.number().int().positive() });
const PreviewToken = z.object({ token: z.string().min(1).max(200) });

/** REST parses a slug of digits as a number. */
const Slug = z.object({
  slug: z.union([z.string().min(1).max(200), z.number().transform(String)]),
});
export const blogRouter = router({
  /** A page of posts with their texts, newest first. */
  list: publicProcedure.input(PostsQuery).query(({ ctx, input: { status, ...page } }) => {
    const wanted = status === "all" ? undefined : status;
    const asked = { reader: readerOf(ctx), status: wanted, now: ctx.clock() };
    return listPostPage(ctx.db, { ...asked, ...page });
  }),

  /** The slugs of all posts, which a new post must not reuse. */
  slugs: writerProcedure.query(({ ctx }) => listSlugs(ctx.db)),

  /** A page of posts that the user may edit. */
  editable: writerProcedure
    .input(EditablePosts)
    .query(({ ctx, input }) => listEditable(ctx, input)),

  /** The public articles without their text, the same for all readers. */
  cards: publicProcedure.query(({ ctx }) => listPublicCards(ctx.db, ctx.clock())),

  bySlug: publicProcedure.input(Slug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** The public articles before and after this one. */
  neighbours: publicProcedure
    .input(Slug)
    .query(({ ctx, input }) => findNeighbours(ctx.db, input.slug, ctx.clock())),

  get: writerProcedure.input(Id).query(({ ctx, input }) => requirePost(ctx, input.id)),

  create: writerProcedure.input(NewPost).mutation(({ ctx, input }) => createPost(ctx, input)),

  update: writerProcedure
    .input(PostChange.extend({ ...Id.shape, expectedUpdatedAt: z.coerce.date().optional() }))
    .mutation(({ ctx, input: { id, expectedUpdatedAt, ...input } }) =>
      updatePost(ctx, id, { input, expectedUpdatedAt }),
    ),

  publish: writerProcedure.input(Id).mutation(({ ctx, input }) => publishPost(ctx, input.id)),

  delete: writerProcedure.input(Id).mutation(async ({ ctx, input }) => {
    const { id } = await requirePost(ctx, input.id);
    await deletePost(ctx.db, id);
    await recordPostAction(ctx, "blog.delete", id);
    return { message: "Blog post deleted successfully" };
  }),

  revisions: writerProcedure.input(Id).query(({ ctx, input }) => listPostRevisions(ctx, input.id)),

  revision: writerProcedure.input(RevisionId).query(({ ctx, input }) => readRevision(ctx, input)),

  restoreRevision: writerProcedure
    .input(RevisionId)
    .mutation(({ ctx, input }) => restoreRevision(ctx, input)),

  createPreviewLink: writerProcedure
    .input(Id)
    .mutation(({ ctx, input }) => createPreviewLink(ctx, input.id)),

  revokePreviewLink: writerProcedure.input(Id).mutation(async ({ ctx, input }) => {
    await revokePreviewLink(ctx, input.id);
    return { message: "The link no longer works." };
  }),

  /** A mutation keeps the token out of browser histories. */
  preview: publicProcedure
    .input(PreviewToken)
    .mutation(({ ctx, input }) => readPreview(ctx, input.token)),

  workingCopy: writerProcedure
    .input(DraftOf)
    .query(({ ctx, input }) => readWorkingCopy(ctx, input.postId)),

  keepWorkingCopy: writerProcedure
    .input(WorkingCopy)
    .mutation(({ ctx, input }) => keepWorkingCopy(ctx, input)),

  discardWorkingCopy: writerProcedure
    .input(DraftOf)
    .mutation(({ ctx, input }) => discardWorkingCopy(ctx, input.postId)),

  recordEvent: publicProcedure.input(BlogEvent).mutation(async ({ ctx, input }) => {
    await recordBlogEvent(ctx, input);
    return { message: "Recorded" };
  }),

  listCategories: publicProcedure.query(({ ctx }) => listCategories(ctx.db)),

  createCategory: adminProcedure
    .input(NewCategory)
    .mutation(({ ctx, input }) => createCategory(ctx, input)),

  updateCategory: adminProcedure
    .input(CategoryChange.extend(Id.shape))
    .mutation(({ ctx, input: { id, ...change } }) => updateCategory(ctx, id, change)),

  /** The titles of the posts that would lose the category. */
  listAffectedByCategory: adminProcedure
    .input(Id)
    .query(({ ctx, input }) => listAffectedByCategory(ctx, input.id)),

  deleteCategory: adminProcedure.input(Deletion).mutation(async ({ ctx, input }) => {
    await deleteCategory(ctx, input);
    return { message: "Category deleted successfully" };
  }),
});
