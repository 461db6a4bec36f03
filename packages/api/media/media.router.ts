import { hashInName } from "@resume-picker/adapters/media/media-store";
import {
  deleteAsset,
  findAsset,
  isImagePublic,
  listAssets,
  listPostsWithImage,
} from "@resume-picker/db/queries/blog/blog-media";
import { isImageInPreview } from "@resume-picker/db/queries/blog/preview-links";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { isWriter } from "@resume-picker/domain/accounts/roles";
import { imageMessages, mediaUrl } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { Deletion, assertUnused } from "../blog/deletion.ts";
import { publicProcedure, router, writerProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";
import { removeUnusedImage } from "./remove-unused-image.ts";
import { uploadImage } from "./upload-image.ts";

export const mediaRouter = router({
  upload: writerProcedure
    .input(z.instanceof(FormData))
    .mutation(({ ctx, input }) => uploadImage(ctx, input)),

  list: writerProcedure.query(({ ctx }) => listAssets(ctx.db)),

  /** The titles of the posts that show the image. */
  listAffected: writerProcedure
    .input(Deletion.pick({ id: true }))
    .query(async ({ ctx, input }) =>
      listPostsWithImage(ctx.db, (await requireAsset(ctx, input.id)).filename),
    ),

  delete: writerProcedure.input(Deletion).mutation(async ({ ctx, input }) => {
    const asset = await requireAsset(ctx, input.id);
    if (!input.evenIfUsed) {
      assertUnused("This image", await listPostsWithImage(ctx.db, asset.filename));
    }
    const hash = hashInName(asset.filename);
    await ctx.fileLock(hash, async () => {
      await deleteAsset(ctx.db, asset);
      await removeUnusedImage(ctx, hash);
    });
    const resource = { type: "media", id: asset.id } as const;
    const now = ctx.clock();
    await recordAction(ctx.db, { ...actedBy(ctx), action: "media.delete", resource, now });
    return { message: "Image deleted successfully" };
  }),

  /** Readers of a post may see its images, users their own picture, and writers all images. */
  mayShow: publicProcedure
    .input(z.object({ name: z.string().min(1).max(100) }))
    .query(async ({ ctx, input }) => ({
      isPublic:
        ctx.settings.logoUrl() === mediaUrl(input.name) ||
        (await isImagePublic(ctx.db, input.name, ctx.clock())),
      isInPreview: await isImageInPreview(ctx.db, input.name, ctx.clock()),
      isWriter: ctx.user !== null && isWriter(ctx.user),
      isOwn: ctx.user?.profileImageUrl === mediaUrl(input.name),
    })),
});

/** Writers share the images, but authors can change only their own. */
async function requireAsset(ctx: UserContext, id: number) {
  const asset = await findAsset(ctx.db, id);
  const isTheirs = ctx.user.role === "admin" || asset?.uploadedBy === ctx.user.id;
  if (!asset || !isTheirs) throw new AppError("NOT_FOUND", imageMessages.notFound);
  return asset;
}
