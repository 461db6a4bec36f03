import { listVersions } from "@resume-picker/db/queries/candidates/versions";
import type { FiledVersion, StoredVersion } from "@resume-picker/db/queries/candidates/versions";
import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { newestFirst } from "@resume-picker/domain/candidates/versions/newest-version";
import { statedDate } from "@resume-picker/domain/candidates/versions/stated-date";
import type { DatedResume } from "@resume-picker/domain/candidates/versions/stated-date";
import {
  isAttachment,
  versionProfile,
} from "@resume-picker/domain/candidates/versions/version-profile";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { UserContext } from "../../trpc.ts";
import { requireDocument } from "../show-document.ts";

/** A version with its parsed profile. */
export type KnownVersion = StoredVersion &
  FiledVersion & { isCurrent: boolean; isAttachment: boolean };

/** Returns all files ever uploaded for the person: CVs, newest first, then attachments. */
export async function loadVersions(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<KnownVersion[]> {
  const { asRead, parsed, lines } = await requireDocument(ctx, candidate);
  const read = { parsed: asRead ?? parsed, lines };
  return (await listVersions(ctx.db, candidate))
    .map((version) => {
      const isCurrent = version.fileSha256 === candidate.fileSha256;
      const { profile } = version;
      // Only the current version has no stored profile.
      const kept = profile === null ? toVersionRow(version, read) : { profile };
      return { ...version, ...kept, isCurrent, isAttachment: isAttachment(kept.profile) };
    })
    .toSorted(newestFirst);
}

/** Returns what is stored of a version when another one is current. */
export function toVersionRow(
  { fileSha256, receivedAt }: Pick<StoredVersion, "fileSha256" | "receivedAt">,
  read: DatedResume & { parsed: ParsedResume },
): FiledVersion {
  const receivedDate = receivedAt.toISOString().slice(0, 10);
  return {
    fileSha256,
    statedOn: statedDate(read, receivedDate),
    profile: versionProfile(read.parsed),
  };
}
