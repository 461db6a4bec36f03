import { hashOfImage } from "@resume-picker/adapters/media/media-store";
import { mediaUrl } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import { logoTooLarge, maxLogoBytes } from "@resume-picker/domain/settings/site";
import type { Site } from "@resume-picker/domain/settings/site";
import { actedBy } from "../acted-by.ts";
import { readImage } from "../media/read-image.ts";
import { removePictureFile, removeUnusedImage } from "../media/remove-unused-image.ts";
import type { UserContext } from "../trpc.ts";
import { siteOf } from "./site.ts";

/** Checks and converts the logo like blog images, and stores it with them. */
export async function setLogo(ctx: UserContext, form: FormData): Promise<Site> {
  const { bytes } = await readImage(form);
  if (bytes.byteLength > maxLogoBytes) throw new AppError("TOO_LARGE", logoTooLarge);
  const hash = hashOfImage(bytes);
  const before = await ctx.fileLock(hash, async () => {
    try {
      const { name } = await ctx.media.save(bytes);
      return await saveLogo(ctx, mediaUrl(name));
    } finally {
      // If this fails, the next start removes the file.
      await removeUnusedImage(ctx, hash).catch(() => undefined);
    }
  });
  await removePictureFile(ctx, before);
  return siteOf(ctx);
}

export async function removeLogo(ctx: UserContext): Promise<Site> {
  await removePictureFile(ctx, await saveLogo(ctx, null));
  return siteOf(ctx);
}

/** @returns the previous logo's address. */
const saveLogo = (ctx: UserContext, url: string | null): Promise<string | null> =>
  ctx.settings.setLogo(url, {
    ...actedBy(ctx),
    action: "settings.change",
    metadata: { settings: "LOGO" },
    now: ctx.clock(),
  });
