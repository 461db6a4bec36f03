import { findPostBySlug } from "@resume-picker/db/queries/blog/blog-posts";
import { recordView } from "@resume-picker/db/queries/blog/save-post";
import type { Reader } from "@resume-picker/db/queries/blog/blog-posts";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { isWriter } from "@resume-picker/domain/accounts/roles";
import type { User } from "@resume-picker/domain/accounts/user";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { Post } from "@resume-picker/domain/blog/post";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import type { Context } from "../context.ts";
import { mayRecordEvent } from "./record-event.ts";

export const readerOf = ({ user }: Pick<Context, "user">): Reader =>
  user && isWriter(user) ? writerOf(user) : "everybody";

/** Admins may edit all posts, authors their own. */
export const writerOf = ({ id, role }: User): Exclude<Reader, "everybody"> =>
  role === "admin" ? "admin" : { authorId: id };

/** Returns a post the caller may see. Counts one view of a public post per browser session. */
export async function readPost(ctx: Context, slug: string): Promise<Post> {
  const now = ctx.clock();
  const post = await findPostBySlug(ctx.db, slug, { reader: readerOf(ctx), now });
  if (!post) throw new AppError("NOT_FOUND", blogMessages.postMissing);
  const isOwn = ctx.user !== null && ctx.user.id === post.authorId;
  if (post.status !== "published" || isOwn) return post;
  const seen = readSeen(ctx.cookieHeader);
  if (seen.includes(post.id) || !(await mayRecordEvent(ctx))) return post;
  ctx.setCookie(seenCookie([...seen, post.id], ctx.appUrl));
  await recordView(ctx.db, post.id);
  const resource = { type: "blog-post", id: post.id } as const;
  await recordAction(ctx.db, { ...actedBy(ctx), action: "blog.view", resource, now });
  return { ...post, viewCount: post.viewCount + 1 };
}

const cookieName = "resume_picker_read";
const maxSeen = 200;

/** Returns the ids of posts read in this browser session. The cookie identifies nobody. */
function readSeen(cookieHeader: string): number[] {
  const value = cookieHeader
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return (value ?? "")
    .split(".")
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}

/** Without a maximum age, the cookie ends with the browser session. */
function seenCookie(seen: readonly number[], appUrl: string): string {
  const secure = appUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${seen.slice(-maxSeen).join(".")}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
