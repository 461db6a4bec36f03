import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";

export type StatusFilter = PostStatus | "all";

/** What is open on the page stands in its address: a reload and a sign-in come back to it. */
export type ManagementSearch = { status?: PostStatus; edit?: number | "new" };

export function readManagementSearch({ status, edit }: Record<string, unknown>): ManagementSearch {
  const known = postStatuses.find((name) => name === status);
  const isId = typeof edit === "number" && Number.isInteger(edit) && edit > 0;
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(edit === "new" || isId ? { edit } : {}),
  };
}
