import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import { listOwnData } from "@resume-picker/db/queries/erasures/own-data";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { deleteOwnAccount } from "@resume-picker/db/queries/erasures/delete-account";
import { fileTypes } from "@resume-picker/domain/file-types";
import { actedBy } from "../acted-by.ts";
import { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { requireOwnPassword } from "./sign-in/own-password.ts";
import { removeLeftovers } from "./remove-leftovers.ts";

/** All that belongs to the account: one JSON file a kind, and all versions of the CVs as they were uploaded. */
export async function exportOwnData(ctx: UserContext): Promise<StreamedDownload> {
  const data = await listOwnData(ctx.db, ctx.user.id);
  const texts = Object.entries(data).map(([kind, rows]) => ({
    name: `${kind}.json`,
    text: JSON.stringify(rows, null, 2),
  }));
  const leading = new Map(data.candidates.map(({ id, fileSha256 }) => [id, fileSha256]));
  const files = data.candidateVersions.map(({ id, candidateId, fileSha256, fileType }) => ({
    // The given name may be of any shape; it stands in candidateVersions.json.
    name:
      leading.get(candidateId) === fileSha256
        ? `files/${candidateId}.${fileTypes[fileType].extensions[0]}`
        : `files/${candidateId}-version-${id}.${fileTypes[fileType].extensions[0]}`,
    file: ctx.files.pathOf(fileSha256),
  }));
  const now = ctx.clock();
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "account.export",
    now,
  });
  return new StreamedDownload({
    fileName: `resume-picker-${now.toISOString().slice(0, 10)}.zip`,
    mimeType: "application/zip",
    stream: zipStream([...texts, ...files]),
  });
}

export async function deleteAccount(ctx: UserContext, password: string): Promise<void> {
  await requireOwnPassword(ctx, password);
  const left = await deleteOwnAccount(ctx.db, ctx.user.id, ctx.clock());
  if (ctx.sessionId !== null) ctx.setCookie((await ctx.sessions.end(ctx.sessionId)).setCookie);
  await removeLeftovers(ctx, left);
}
