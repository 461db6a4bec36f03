import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";

/** Whether this user is the only active admin of the installation. */
export function isLastAdmin(
  tx: Transaction,
  { id, role, isActive }: Pick<typeof users.$inferSelect, "id" | "role" | "isActive">,
): boolean {
  if (role !== "admin" || !isActive) return false;
  const isOtherActiveAdmin = and(
    eq(users.role, "admin"),
    eq(users.isActive, true),
    ne(users.id, id),
  );
  return !tx.select({ id: users.id }).from(users).where(isOtherActiveAdmin).limit(1).get();
}
