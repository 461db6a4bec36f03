import { z } from "zod";
import { optionalField } from "../empty-field.ts";
import {
  maxChangedAtOnce,
  usageSorts,
  userChanges,
  userSorts,
  userStatuses,
} from "./user-list-rules.ts";

const Page = z.object({
  /** Every word must occur in the name, username, address or role. */
  search: optionalField(z.string().trim().max(200)),
  /** All accounts if omitted. */
  limit: optionalField(z.coerce.number().int().min(1).max(10_000)),
  offset: optionalField(z.coerce.number().int().min(0)),
});

/** Filters and sorts accounts. The default order is by sign-up time. */
export const UserQuery = Page.extend({
  status: optionalField(z.enum(userStatuses)),
  sort: optionalField(z.enum(userSorts)),
});
export type UserQuery = z.infer<typeof UserQuery>;

export const UsageQuery = Page.extend({ sort: optionalField(z.enum(usageSorts)) });
export type UsageQuery = z.infer<typeof UsageQuery>;

export const ManyUsersChange = z.object({
  userIds: z.array(z.string().min(1).max(100)).min(1).max(maxChangedAtOnce),
  change: z.enum(userChanges),
});
export type ManyUsersChange = z.infer<typeof ManyUsersChange>;

export const ManyUsersChanged = z.object({
  changed: z.number().int(),
  /** The accounts that could not be changed, and why. */
  refused: z.array(z.object({ userId: z.string(), message: z.string() })),
});
export type ManyUsersChanged = z.infer<typeof ManyUsersChanged>;
