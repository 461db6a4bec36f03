import { deleteAccountOf } from "@resume-picker/db/queries/erasures/delete-account";
import type { OwnedDataChoice } from "@resume-picker/db/queries/erasures/delete-account";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { removeAccountFiles } from "../accounts/remove-account-files.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/** The handling of the account's jobs and candidates, which is required if there are any. */
export const UserDeletion = z.object({
  jobs: z.enum(["delete", "transfer"], "Say jobs=delete or jobs=transfer").optional(),
  /** The account that receives them. */
  to: z.string().min(1).max(100).optional(),
});
type UserDeletion = z.infer<typeof UserDeletion>;

export async function deleteUser(
  ctx: UserContext,
  { userId, ...input }: UserDeletion & { userId: string },
): Promise<void> {
  if (userId === ctx.user.id) {
    throw new AppError("CONFLICT", "Delete your own account on its Security page.");
  }
  if (input.to === ctx.user.id) {
    // Admins must not gain access to candidates by deleting their owner's account.
    const message = "Choose another account: jobs can't be transferred to yourself.";
    throw new AppError("VALIDATION", message, { issues: [{ path: "to", message }] });
  }
  const left = await deleteAccountOf(ctx.db, userId, {
    choice: choiceOf(input),
    action: {
      ...actedBy(ctx),
      action: "user.delete",
      resource: { type: "user", id: userId },
      metadata: { jobs: input.jobs ?? "none" },
      now: ctx.clock(),
    },
  });
  await removeAccountFiles(ctx, left);
}

function choiceOf({ jobs, to }: UserDeletion): OwnedDataChoice {
  if (jobs === undefined) return null;
  if (jobs === "delete") return { delete: true };
  if (to !== undefined) return { transferTo: to };
  const message = "Say with “to” which account gets the jobs.";
  throw new AppError("VALIDATION", message, { issues: [{ path: "to", message }] });
}
