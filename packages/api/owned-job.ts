import { findOwnedJob } from "@resume-picker/db/queries/jobs";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { UserContext } from "./trpc.ts";

export const JobId = z.object({ id: z.number().int().positive() });

/** The user's own job; anybody else's answers as if it did not exist. */
export async function requireJob(ctx: UserContext, id: number): Promise<OwnedJob> {
  const job = await findOwnedJob(ctx.db, id, ctx.user.id);
  if (!job) throw new AppError("NOT_FOUND", "Job not found");
  return job;
}
