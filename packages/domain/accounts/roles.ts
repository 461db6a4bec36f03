/** An author can also write for the blog. An admin can also run the installation. */
export const userRoles = ["user", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

export const roleNames: Record<UserRole, string> = {
  user: "User",
  author: "Author",
  admin: "Admin",
};

export const isUserRole = (text: string): text is UserRole =>
  userRoles.some((role) => role === text);

/** Whether a user may write for the blog. */
export const isWriter = ({ role }: { role: UserRole }): boolean =>
  role === "author" || role === "admin";
