import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BackupFile, BackupManifest } from "@resume-picker/domain/backup/manifest";
import yazl from "yazl";
import { renameDurably } from "../file-store/atomic-file.ts";

export type BackupSource = {
  /** The name within the archive. */
  path: string;
  /** The file to read the bytes from. */
  file: string;
};

/**
 * Writes a ZIP of the files and a manifest with the SHA-256 of each. The archive gets its final
 * name only once it is complete and on disk. No file is held in memory as a whole.
 *
 * @param describe creates the manifest once all files are added and hashed.
 */
export async function writeBackup(
  target: string,
  sources: readonly BackupSource[],
  describe: (files: BackupFile[]) => BackupManifest,
): Promise<BackupManifest> {
  const zip = new yazl.ZipFile();
  const files: BackupFile[] = [];
  const made: { manifest?: BackupManifest; text: string } = { text: "" };
  const failed = new Promise<never>((_resolve, reject) => {
    zip.once("error", reject);
    for (const { path, file } of sources) {
      // CVs and pictures are already compressed; the database shrinks to a fifth.
      zip.addReadStreamLazy(path, { compress: path === "app.db" }, (give) => {
        const stream = createReadStream(file);
        const hash = createHash("sha256");
        let bytes = 0;
        stream.on("data", (chunk) => {
          hash.update(chunk);
          bytes += chunk.length;
        });
        stream.on("end", () => files.push({ path, bytes, sha256: hash.digest("hex") }));
        stream.on("error", reject);
        give(null, stream);
      });
    }
  });
  const lazily = (path: string, make: () => string) =>
    zip.addReadStreamLazy(path, (give) => give(null, Readable.from([Buffer.from(make())])));
  lazily("manifest.json", () => {
    made.manifest = describe(files);
    made.text = JSON.stringify(made.manifest, null, 1);
    return made.text;
  });
  lazily("manifest.sha256", () => createHash("sha256").update(made.text).digest("hex"));
  zip.end();

  const temporary = `${target}.part`;
  try {
    // yazl declares the old stream interface, but the object is a Readable.
    const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
    const written = pipeline(output, createWriteStream(temporary, { mode: 0o600 }));
    await Promise.race([written, failed]);
    await renameDurably(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (!made.manifest) throw new Error("The archive ended before its manifest.");
  return made.manifest;
}
