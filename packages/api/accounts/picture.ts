import { hashOfImage } from "@resume-picker/adapters/media/media-store";
import { saveOwnFields } from "@resume-picker/db/queries/accounts/profile";
import { mediaUrl } from "@resume-picker/domain/blog/image-rules";
import type { Profile } from "@resume-picker/domain/accounts/profile";
import { actedBy } from "../acted-by.ts";
import { readImage } from "../media/read-image.ts";
import { removePictureFile, removeUnusedImage } from "../media/remove-unused-image.ts";
import type { UserContext } from "../trpc.ts";
import { ownProfile } from "./profile.ts";

/** Checks and converts the picture like blog images, and stores it with them. */
export async function setPicture(ctx: UserContext, form: FormData): Promise<Profile> {
  const { bytes } = await readImage(form);
  const hash = hashOfImage(bytes);
  const previousUrl = await ctx.fileLock(hash, async () => {
    try {
      const { name } = await ctx.media.save(bytes);
      return await savePicture(ctx, mediaUrl(name));
    } finally {
      // If this fails, the next start removes the file.
      await removeUnusedImage(ctx, hash).catch(() => undefined);
    }
  });
  // Another upload may have run meanwhile. Each removes the picture that it replaced.
  await removePictureFile(ctx, previousUrl);
  return ownProfile(ctx);
}

export async function removePicture(ctx: UserContext): Promise<Profile> {
  await removePictureFile(ctx, await savePicture(ctx, null));
  return ownProfile(ctx);
}

function savePicture(ctx: UserContext, profileImageUrl: string | null): Promise<string | null> {
  return saveOwnFields(
    ctx.db,
    { profileImageUrl },
    { ...actedBy(ctx), userId: ctx.user.id, action: "account.profile", now: ctx.clock() },
  );
}
