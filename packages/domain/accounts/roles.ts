/** An author also writes for the blog; an admin also runs the installation. */
export const userRoles = ["user", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

export const roleNames: Record<UserRole, string> = {
  user: "User",
  author: "Author",
  admin: "Admin",
};

export const isUserRole = (text: string): text is UserRole =>
  userRoles.some((role) => role === text);

/** Whether somebody may write for the blog. */
export const isWriter = ({ role }: { role: UserRole }): boolean =>
  role === "author" || role === "admin";
