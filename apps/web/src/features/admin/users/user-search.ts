import { userSorts, userStatuses } from "@resume-picker/domain/admin/user-list-rules";
import type { UserSort, UserStatus } from "@resume-picker/domain/admin/user-list-rules";

/** The state of the user table in the address. Defaults are omitted. */
export type UserSearch = {
  search?: string | undefined;
  status?: UserStatus | undefined;
  sort?: UserSort | undefined;
  /** Starts at 1. */
  page?: number | undefined;
};

/** Parses the address into a valid state, even if it was edited by hand. */
export function readUserSearch(raw: Record<string, unknown>): UserSearch {
  const found: UserSearch = {};
  const { search, page } = raw;
  if (typeof search === "string" || typeof search === "number") {
    const text = String(search).slice(0, 200);
    if (text !== "") found.search = text;
  }
  const status = userStatuses.find((name) => name === raw.status);
  if (status !== undefined) found.status = status;
  const sort = userSorts.find((name) => name === raw.sort);
  if (sort !== undefined) found.sort = sort;
  if (typeof page === "number" && Number.isInteger(page) && page > 1) found.page = page;
  return found;
}

export const statusWords: Record<UserStatus, string> = {
  active: "Active",
  inactive: "Inactive",
  admin: "Admins",
  "never-signed-in": "Never signed in",
  unverified: "Email not verified",
  "no-two-step": "No two-step sign-in",
};
