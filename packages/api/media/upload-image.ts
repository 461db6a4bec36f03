import { hashOfImage } from "@resume-picker/adapters/media/media-store";
import { saveAsset } from "@resume-picker/db/queries/blog/blog-media";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { MediaAsset } from "@resume-picker/domain/blog/post";
import { requireQuotaFor } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { readImage } from "./read-image.ts";
import { removeUnusedImage } from "./remove-unused-image.ts";

const maxAltLength = 500;
const maxNameLength = 200;

export async function uploadImage(ctx: UserContext, form: FormData): Promise<MediaAsset> {
  requireQuotaFor(ctx, "images");
  const { name, bytes } = await readImage(form);
  const altText = form.get("altText");
  const hash = hashOfImage(bytes);
  const now = ctx.clock();
  // Prevents the same image from being deleted while it is stored.
  const asset = await ctx.fileLock(hash, async () => {
    try {
      const stored = await ctx.media.save(bytes);
      return await saveAsset(ctx.db, {
        filename: stored.name,
        originalFilename: name.slice(0, maxNameLength),
        filePath: stored.path,
        fileSize: stored.size,
        mimeType: stored.mimeType,
        width: stored.width,
        height: stored.height,
        altText: typeof altText === "string" ? altText.trim().slice(0, maxAltLength) || null : null,
        uploadedBy: ctx.user.id,
        createdAt: now,
      });
    } finally {
      // If this fails, the next start removes the file.
      await removeUnusedImage(ctx, hash).catch(() => undefined);
    }
  });
  const resource = { type: "media", id: asset.id } as const;
  await recordAction(ctx.db, { ...actedBy(ctx), action: "media.upload", resource, now });
  return asset;
}
