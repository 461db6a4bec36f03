import { listPosts } from "@resume-picker/db/queries/blog/blog-posts";
import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import type { ListedPost } from "@resume-picker/domain/blog/post";
import { filterPosts } from "@resume-picker/domain/blog/select-posts";
import { z } from "zod";
import type { UserContext } from "../trpc.ts";
import { writerOf } from "./read-post.ts";

export const EditablePosts = z.object({
  status: z.enum(postStatuses).optional(),
  search: z.string().max(200).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
});
type EditablePosts = z.infer<typeof EditablePosts>;

const pageSize = 20;

type Found = { posts: ListedPost[]; total: number; page: number; pages: number };

/** Returns the newest first. A page number beyond the end returns the last page. */
export async function listEditable(ctx: UserContext, asked: EditablePosts): Promise<Found> {
  const { status, search } = asked;
  const reader = writerOf(ctx.user);
  const all = await listPosts(ctx.db, { reader, status, now: ctx.clock() });
  const own = reader === "admin" ? all : all.filter(({ authorId }) => authorId === ctx.user.id);
  const found = filterPosts(own, { search });
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked.page, pages);
  const posts = found.slice((page - 1) * pageSize, page * pageSize);
  return { posts, total: found.length, page, pages };
}
