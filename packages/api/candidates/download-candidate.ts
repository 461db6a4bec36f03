import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { fileTypes } from "@resume-picker/domain/file-types";
import { actedBy } from "../acted-by.ts";
import { blindCopy } from "../blind/blind-copy.ts";
import { Download, nobody } from "../download.ts";
import type { UserContext } from "../trpc.ts";

export async function downloadCandidate(
  ctx: UserContext,
  candidate: Pick<ViewableCandidate, "id" | "fileName" | "fileType" | "fileSha256">,
): Promise<Download> {
  const { id } = candidate;
  const redaction = ctx.identityFilter.of(id);
  const bytes = await ctx.files.open(candidate.fileSha256);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "candidate.download",
    resource: { type: "candidate", id },
    now: ctx.clock(),
  });
  if (redaction) return new Download({ ...blindCopy(redaction), identifies: nobody });
  return new Download({
    fileName: candidate.fileName,
    mimeType: fileTypes[candidate.fileType].mimeType,
    bytes: new Uint8Array(bytes),
    identifies: [id],
  });
}
