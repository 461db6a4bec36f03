import type { DeletionChange } from "@resume-picker/db/queries/candidate-deletion";
import { actedBy } from "./acted-by.ts";
import type { UserContext } from "./trpc.ts";

/** Returns the user, time and audit action of a deletion or its Undo. */
export function deletionChange(
  ctx: UserContext,
  type: "candidate" | "job",
  what: "delete" | "restore",
): DeletionChange {
  const now = ctx.clock();
  return {
    userId: ctx.user.id,
    now,
    actionOf: (id) => ({
      ...actedBy(ctx),
      action: `${type}.${what}`,
      resource: { type, id },
      now,
    }),
  };
}
