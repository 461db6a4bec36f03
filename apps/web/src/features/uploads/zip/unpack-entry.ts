import type { FileEntry } from "@zip.js/zip.js";
import { UnreadableSource } from "../upload-source.ts";
import { zipMessages } from "./zip-limits.ts";

/**
 * The bytes of one entry. Never more of them than the directory promised are kept, whatever the
 * packed bytes hold.
 * @throws UnreadableSource when the entry is not what the directory says.
 */
export async function unpackEntry(entry: FileEntry): Promise<Blob> {
  const size = entry.uncompressedSize;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const bounded = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.byteLength;
      if (length > size) throw new UnreadableSource(zipMessages.damaged);
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(bounded, { useWebWorkers: false, checkCrc32: true });
  } catch {
    throw new UnreadableSource(zipMessages.damaged);
  }
  if (length !== size) throw new UnreadableSource(zipMessages.damaged);
  return new Blob(chunks);
}
