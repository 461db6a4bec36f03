import { listVersions } from "@resume-picker/db/queries/candidates/versions";
import type { FiledVersion, StoredVersion } from "@resume-picker/db/queries/candidates/versions";
import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import { newestFirst } from "@resume-picker/domain/candidates/versions/newest-version";
import { statedDate } from "@resume-picker/domain/candidates/versions/stated-date";
import type { DatedResume } from "@resume-picker/domain/candidates/versions/stated-date";
import { versionProfile } from "@resume-picker/domain/candidates/versions/version-profile";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { UserContext } from "../../trpc.ts";
import { requireDocument } from "../show-document.ts";

/** A version with what was read of it, whether it leads or not. */
export type KnownVersion = StoredVersion & FiledVersion & { leads: boolean };

/** All that were ever taken in for the person, newest first. */
export async function loadVersions(
  ctx: UserContext,
  candidate: OwnedCandidate,
): Promise<KnownVersion[]> {
  const { asRead, parsed, lines } = await requireDocument(ctx, candidate);
  const read = { parsed: asRead ?? parsed, lines };
  return (await listVersions(ctx.db, candidate))
    .map((version) => {
      const leads = version.fileSha256 === candidate.fileSha256;
      const { profile } = version;
      // Only the one that leads has none of its own.
      const kept = profile === null ? whatIsKept(version, read) : { profile };
      return { ...version, ...kept, leads };
    })
    .toSorted(newestFirst);
}

/** What is kept of a reading when another version leads. */
export function whatIsKept(
  { fileSha256, receivedAt }: Pick<StoredVersion, "fileSha256" | "receivedAt">,
  read: DatedResume & { parsed: ParsedResume },
): FiledVersion {
  const receivedOn = receivedAt.toISOString().slice(0, 10);
  return {
    fileSha256,
    statedOn: statedDate(read, receivedOn),
    profile: versionProfile(read.parsed),
  };
}
