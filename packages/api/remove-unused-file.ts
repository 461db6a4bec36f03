import { isFileInUse } from "@resume-picker/db/queries/stored-files";
import type { Parts } from "./context.ts";

/** Deletes the file unless a candidate uses it. The caller must hold the file's lock. */
export async function removeUnusedFile(
  { db, files }: Pick<Parts, "db" | "files">,
  sha256: string,
): Promise<void> {
  if (!(await isFileInUse(db, sha256))) await files.remove(sha256);
}
