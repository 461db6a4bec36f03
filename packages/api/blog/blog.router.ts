import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import {
  deletePost,
  findNeighbours,
  listPosts,
  listPublicCards,
} from "@resume-picker/db/queries/blog/blog-posts";
import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import { CategoryChange, NewCategory, NewPost, PostChange } from "@resume-picker/domain/blog/post";
import { z } from "zod";
import { adminProcedure, publicProcedure, router } from "../trpc.ts";
import {
  createCategory,
  deleteCategory,
  listAffectedByCategory,
  updateCategory,
} from "./categories.ts";
import { Deletion } from "./deletion.ts";
import { readerOf, readPost } from "./read-post.ts";
import { BlogEvent, recordBlogEvent } from "./record-event.ts";
import { createPost, publishPost, recordPostAction, requirePost, updatePost } from "./save-post.ts";

const Id = z.object({ id: z.number().int().positive() });

/** REST reads a slug of digits as a number. */
const Slug = z.object({
  slug: z.union([z.string().min(1).max(200), z.number().transform(String)]),
});
export const blogRouter = router({
  list: publicProcedure
    .input(z.object({ status: z.enum([...postStatuses, "all"]).optional() }).optional())
    .query(({ ctx, input }) => {
      const status = input?.status === "all" ? undefined : input?.status;
      return listPosts(ctx.db, { reader: readerOf(ctx), status, now: ctx.clock() });
    }),

  /** The public articles without their text, for everybody alike. */
  cards: publicProcedure.query(({ ctx }) => listPublicCards(ctx.db, ctx.clock())),

  bySlug: publicProcedure.input(Slug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** The public articles before and after one. */
  neighbours: publicProcedure
    .input(Slug)
    .query(({ ctx, input }) => findNeighbours(ctx.db, input.slug, ctx.clock())),

  get: adminProcedure.input(Id).query(({ ctx, input }) => requirePost(ctx, input.id)),

  create: adminProcedure.input(NewPost).mutation(({ ctx, input }) => createPost(ctx, input)),

  update: adminProcedure
    .input(PostChange.extend({ ...Id.shape, expectedUpdatedAt: z.coerce.date().optional() }))
    .mutation(({ ctx, input: { id, expectedUpdatedAt, ...input } }) =>
      updatePost(ctx, id, { input, expectedUpdatedAt }),
    ),

  publish: adminProcedure.input(Id).mutation(({ ctx, input }) => publishPost(ctx, input.id)),

  delete: adminProcedure.input(Id).mutation(async ({ ctx, input }) => {
    const { id } = await requirePost(ctx, input.id);
    await deletePost(ctx.db, id);
    await recordPostAction(ctx, "blog.delete", id);
    return { message: "Blog post deleted successfully" };
  }),

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

  /** Titles of the posts that would lose the category. */
  listAffectedByCategory: adminProcedure
    .input(Id)
    .query(({ ctx, input }) => listAffectedByCategory(ctx, input.id)),

  deleteCategory: adminProcedure.input(Deletion).mutation(async ({ ctx, input }) => {
    await deleteCategory(ctx, input);
    return { message: "Category deleted successfully" };
  }),
});
