import { findOwnedCandidate } from "@resume-picker/db/queries/candidates/candidates";
import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { UserContext } from "../trpc.ts";

export const CandidateId = z.object({ id: z.number().int().positive() });

/** The user's own candidate; anybody else's answers as if they did not exist. */
export async function requireCandidate(ctx: UserContext, id: number): Promise<OwnedCandidate> {
  const candidate = await findOwnedCandidate(ctx.db, id, ctx.user.id);
  if (!candidate) throw new AppError("NOT_FOUND", "Candidate not found");
  return candidate;
}
