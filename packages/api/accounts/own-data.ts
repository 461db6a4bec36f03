import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import { deleteOwnAccount, listOwnData } from "@resume-picker/db/queries/erasures/own-data";
import { markMailsForgotten } from "@resume-picker/db/queries/mails/mails-to-forget";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { actedBy } from "../acted-by.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";
import { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { requireOwnPassword } from "./own-password.ts";

/** All that belongs to the account: one JSON file a kind, and the CVs as they were uploaded. */
export async function exportOwnData(ctx: UserContext): Promise<StreamedDownload> {
  const data = await listOwnData(ctx.db, ctx.user.id);
  const texts = Object.entries(data).map(([kind, rows]) => ({
    name: `${kind}.json`,
    text: JSON.stringify(rows, null, 2),
  }));
  const files = data.candidates.map(({ id, fileSha256, fileType }) => ({
    // The given name may be of any shape; it stands in candidates.json.
    name: `files/${id}.${fileType}`,
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

/** Rows first, then the files: what a crash leaves of them, the next start removes. */
export async function deleteAccount(ctx: UserContext, password: string): Promise<void> {
  await requireOwnPassword(ctx, password);
  const files = await deleteOwnAccount(ctx.db, ctx.user.id, ctx.clock());
  if (ctx.sessionId !== null) ctx.setCookie((await ctx.sessions.end(ctx.sessionId)).setCookie);
  for (const sha256 of files) {
    await ctx.fileLock(sha256, () => removeUnusedFile(ctx, sha256));
  }
  if (ctx.user.email !== null) {
    await ctx.forgetMails(ctx.user.email);
    await markMailsForgotten(ctx.db, ctx.user.email);
  }
  await ctx.erasures.settle();
}
