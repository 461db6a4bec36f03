import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import type { CandidateVersion } from "@resume-picker/domain/candidates/versions/candidate-version";
import { describeChanges } from "@resume-picker/domain/candidates/versions/describe-changes";
import type { UserContext } from "../../trpc.ts";
import { loadVersions } from "./load-versions.ts";

/** All files of the person, newest first, each with what it says otherwise than the one before it. */
export async function showVersions(
  ctx: UserContext,
  candidate: OwnedCandidate,
): Promise<CandidateVersion[]> {
  const versions = await loadVersions(ctx, candidate);
  return versions.map((version, at) => {
    const { id, fileName, fileType, fileSize, fileSha256, statedOn, receivedAt, uploadId, leads } =
      version;
    const older = versions[at + 1];
    return {
      ...{ id, fileName, fileType, fileSize, fileSha256, statedOn, receivedAt, uploadId, leads },
      changes: older ? describeChanges(older.profile, version.profile) : [],
    };
  });
}
