import type { Context } from "./context.ts";

/** Who does what is recorded, and from where. */
export const actedBy = ({ user, client }: Pick<Context, "user" | "client">) => ({
  userId: user?.id ?? null,
  address: client.ipAddress,
});
