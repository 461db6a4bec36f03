import { z } from "zod";
import { userRoles } from "./roles.ts";

/** The fields of a user that others may see. It has no password, tokens or expiry. */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(userRoles),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  lastLoginAt: z.date().nullable(),
  lastActivityAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type User = z.infer<typeof User>;
