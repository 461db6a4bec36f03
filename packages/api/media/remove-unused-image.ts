import { hashInName } from "@resume-picker/adapters/media/media-store";
import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { Database } from "@resume-picker/db/connect";
import { isImageInUse } from "@resume-picker/db/queries/blog/blog-media";
import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import type { Parts } from "../context.ts";

/** Deletes the image unless a row uses it. The caller must hold the lock of its hash. */
export async function removeUnusedImage(
  { db, media }: { db: Database; media: MediaStore },
  hash: string,
): Promise<void> {
  if (!(await isImageInUse(db, hash))) await media.remove(hash);
}

/** Deletes a replaced picture unless the blog or another user still uses the same image. */
export async function removePictureFile(
  parts: Pick<Parts, "db" | "media" | "fileLock">,
  url: string | null,
): Promise<void> {
  const image = url === null ? null : readMediaUrl(url);
  if (!image) return;
  const hash = hashInName(image.name);
  await parts.fileLock(hash, () => removeUnusedImage(parts, hash));
}
