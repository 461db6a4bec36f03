import { postStatuses } from "@resume-picker/domain/blog/blog-rules";
import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";
import { readBlogSearch } from "../../public/blog-search.ts";

export type StatusFilter = PostStatus | "all";

/** The page's state in the address, which a reload or a sign-in restores. */
export type ManagementSearch = {
  status?: PostStatus;
  q?: string;
  page?: number;
  edit?: number | "new";
};

export function readManagementSearch(search: Record<string, unknown>): ManagementSearch {
  const { status, edit } = search;
  const { q, page } = readBlogSearch(search);
  const known = postStatuses.find((name) => name === status);
  const isId = typeof edit === "number" && Number.isInteger(edit) && edit > 0;
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(q === undefined ? {} : { q }),
    ...(page === undefined ? {} : { page }),
    ...(edit === "new" || isId ? { edit } : {}),
  };
}
