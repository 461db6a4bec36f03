import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { Database } from "@resume-picker/db/connect";
import { isImageKept } from "@resume-picker/db/queries/blog/blog-media";

/** The image stays when a row names it. Call it with the lock of its hash held. */
export async function removeUnusedImage(
  { db, media }: { db: Database; media: MediaStore },
  hash: string,
): Promise<void> {
  if (!(await isImageKept(db, hash))) await media.remove(hash);
}
