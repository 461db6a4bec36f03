import { isFileInUse } from "@resume-picker/db/queries/stored-files";
import type { Parts } from "./context.ts";

/** The file stays when a candidate rests on it. Call it with the file's lock held. */
export async function removeUnusedFile(
  { db, files }: Pick<Parts, "db" | "files">,
  sha256: string,
): Promise<void> {
  if (!(await isFileInUse(db, sha256))) await files.remove(sha256);
}
