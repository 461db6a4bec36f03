import type { Context } from "./context.ts";

/** Returns the user and address for the audit trail. */
export const actedBy = ({ user, client }: Pick<Context, "user" | "client">) => ({
  userId: user?.id ?? null,
  address: client.ipAddress,
});
