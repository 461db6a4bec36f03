import type { Leftovers } from "@resume-picker/db/queries/erasures/delete-account";
import { markMailsForgotten } from "@resume-picker/db/queries/mails/mails-to-forget";
import type { Context } from "../context.ts";
import { removePictureFile } from "../media/remove-unused-image.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";

/** Removes a deleted account's files after its rows. After a crash, the next start does this. */
export async function removeAccountFiles(ctx: Context, left: Leftovers): Promise<void> {
  for (const sha256 of left.files) {
    await ctx.fileLock(sha256, () => removeUnusedFile(ctx, sha256));
  }
  await removePictureFile(ctx, left.pictureUrl);
  await ctx.deleteOutboxMails(left.mailsOf);
  await markMailsForgotten(ctx.db, left.mailsOf);
  await ctx.erasures.settle();
}
