import type { FileEntry } from "@zip.js/zip.js";
import { UnreadableSource } from "../upload-source.ts";
import { zipMessages } from "./zip-limits.ts";

/**
 * Unpacks one entry, and aborts if it is larger than the directory states.
 * @throws UnreadableSource if the entry doesn't match the directory.
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
