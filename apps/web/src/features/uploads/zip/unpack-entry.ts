import { UnreadableSource } from "../upload-source.ts";
import type { ZipEntry } from "./read-directory.ts";
import { zipLimits, zipMessages } from "./zip-limits.ts";

/** APPNOTE.TXT 4.3.7. */
const localSignature = 0x04034b50;
const localLength = 30;

/**
 * The bytes of one entry. Never more of them than the directory promised are unpacked, whatever the
 * packed bytes hold.
 * @throws UnreadableSource when the entry is not what the directory says.
 */
export async function unpackEntry(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const header = await zip.slice(entry.offset, entry.offset + localLength).arrayBuffer();
  const view = new DataView(header);
  if (view.byteLength < localLength || view.getUint32(0, true) !== localSignature) fail();
  const start = entry.offset + localLength + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = zip.slice(start, start + entry.packedSize);
  if (packed.size < entry.packedSize) fail();
  if (entry.method === 0) return entry.packedSize === entry.size ? packed : fail();
  return inflate(packed, entry.size);
}

/** True where an entry promises more than honest packing can give. */
export function isTrap({ size, packedSize }: ZipEntry): boolean {
  return size > zipLimits.ratioFrom && size > packedSize * zipLimits.ratio;
}

async function inflate(packed: Blob, size: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    // What the browser can't unpack it refuses with an error of its own.
    const { done, value } = await reader.read().catch(fail);
    if (done) break;
    length += value.byteLength;
    if (length > size) {
      void reader.cancel();
      return fail();
    }
    chunks.push(value);
  }
  return length === size ? new Blob(chunks) : fail();
}

function fail(): never {
  throw new UnreadableSource(zipMessages.damaged);
}
