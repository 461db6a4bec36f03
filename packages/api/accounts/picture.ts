import { hashOfImage } from "@resume-picker/adapters/media/media-store";
import { saveOwnFields } from "@resume-picker/db/queries/accounts/profile";
import { mediaUrl } from "@resume-picker/domain/blog/image-rules";
import type { Profile } from "@resume-picker/domain/accounts/profile";
import { actedBy } from "../acted-by.ts";
import { readImage } from "../media/read-image.ts";
import { removeUnusedImage } from "../media/remove-unused-image.ts";
import type { UserContext } from "../trpc.ts";
import { ownProfile } from "./profile.ts";
import { removePictureFile } from "./remove-leftovers.ts";

/** Checked and converted as the blog's images are, and kept beside them. */
export async function setPicture(ctx: UserContext, form: FormData): Promise<Profile> {
  const { bytes } = await readImage(form);
  const hash = hashOfImage(bytes);
  await ctx.fileLock(hash, async () => {
    try {
      const { name } = await ctx.media.save(bytes);
      await savePicture(ctx, mediaUrl(name));
    } finally {
      // What can't be removed now, the next start removes.
      await removeUnusedImage(ctx, hash).catch(() => undefined);
    }
  });
  await removePictureFile(ctx, ctx.user.profileImageUrl);
  return ownProfile(ctx);
}

export async function removePicture(ctx: UserContext): Promise<Profile> {
  await savePicture(ctx, null);
  await removePictureFile(ctx, ctx.user.profileImageUrl);
  return ownProfile(ctx);
}

function savePicture(ctx: UserContext, profileImageUrl: string | null): Promise<void> {
  return saveOwnFields(
    ctx.db,
    { profileImageUrl },
    { ...actedBy(ctx), userId: ctx.user.id, action: "account.profile", now: ctx.clock() },
  );
}
