import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import type { CandidateVersion } from "@resume-picker/domain/candidates/versions/candidate-version";
import { describeChanges } from "@resume-picker/domain/candidates/versions/describe-changes";
import type { UserContext } from "../../trpc.ts";
import { loadVersions } from "./load-versions.ts";

/** Lists the person's CVs, with each one's changes from the previous CV, then attachments. */
export async function showVersions(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<CandidateVersion[]> {
  const versions = await loadVersions(ctx, candidate);
  return versions.map((version, at) => {
    const {
      id,
      fileName,
      fileType,
      fileSize,
      fileSha256,
      statedOn,
      receivedAt,
      uploadId,
      isCurrent,
    } = version;
    const older = versions[at + 1];
    const isCompared = older !== undefined && !version.isAttachment && !older.isAttachment;
    return {
      ...{
        id,
        fileName,
        fileType,
        fileSize,
        fileSha256,
        statedOn,
        receivedAt,
        uploadId,
        isCurrent,
      },
      kind: version.isAttachment ? "attachment" : "cv",
      changes: isCompared ? describeChanges(older.profile, version.profile) : [],
    };
  });
}
