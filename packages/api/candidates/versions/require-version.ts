import { findVersion } from "@resume-picker/db/queries/candidates/versions";
import type { StoredVersion } from "@resume-picker/db/queries/candidates/versions";
import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { UserContext } from "../../trpc.ts";
import { CandidateId } from "../require-candidate.ts";

/** A path parameter is a string. */
export const VersionId = CandidateId.extend({ versionId: z.coerce.number().int().positive() });

export async function requireVersion(
  ctx: UserContext,
  candidate: ViewableCandidate,
  versionId: number,
): Promise<StoredVersion> {
  const version = await findVersion(ctx.db, candidate, versionId);
  if (!version) throw new AppError("NOT_FOUND", "This version of the CV was not found.");
  return version;
}
