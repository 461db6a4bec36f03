import { UnreadableSource } from "../upload-source.ts";
import { decodeName } from "./decode-name.ts";
import { zipLimits, zipMessages } from "./zip-limits.ts";

/** An entry as the ZIP's own directory describes it; sizes in bytes. */
export type ZipEntry = {
  /** With its folders, as it stands in the ZIP. */
  path: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated; others can't be read. */
  method: number;
  packedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
};

/** APPNOTE.TXT 4.3.16: the end of the central directory, up to 64 KB of comment behind it. */
const endLength = 22;
const endSignature = 0x06054b50;
const maxComment = 0xffff;
/** APPNOTE.TXT 4.3.12. */
const entrySignature = 0x02014b50;
const entryLength = 46;
/** Standing for "see the ZIP64 record". */
const all16 = 0xffff;
const all32 = 0xffffffff;

/**
 * What the ZIP holds. Only its directory is read: two pieces at its end.
 * @throws UnreadableSource when it is no ZIP, too large, or laid out as a trap.
 */
export async function readZipDirectory(zip: Blob): Promise<ZipEntry[]> {
  const end = await findEnd(zip);
  const count = end.getUint16(10, true);
  const length = end.getUint32(12, true);
  const start = end.getUint32(16, true);
  if (count === all16 || length === all32 || start === all32) fail(zipMessages.large);
  if (count > zipLimits.entries) fail(zipMessages.tooManyEntries);
  if (start + length > zip.size) fail(zipMessages.noZip);
  const directory = new DataView(await zip.slice(start, start + length).arrayBuffer());
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + entryLength > directory.byteLength) fail(zipMessages.noZip);
    if (directory.getUint32(at, true) !== entrySignature) fail(zipMessages.noZip);
    const nameLength = directory.getUint16(at + 28, true);
    const tail = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (at + entryLength + nameLength + tail > directory.byteLength) fail(zipMessages.noZip);
    entries.push(readEntry(directory, at, nameLength));
    at += entryLength + nameLength + tail;
  }
  checkLayout(entries, start);
  return entries;
}

function readEntry(directory: DataView<ArrayBuffer>, at: number, nameLength: number): ZipEntry {
  const flags = directory.getUint16(at + 8, true);
  const packedSize = directory.getUint32(at + 20, true);
  const size = directory.getUint32(at + 24, true);
  const offset = directory.getUint32(at + 42, true);
  if (packedSize === all32 || size === all32 || offset === all32) fail(zipMessages.large);
  const name = new Uint8Array(
    directory.buffer,
    directory.byteOffset + at + entryLength,
    nameLength,
  );
  return {
    path: decodeName(name, (flags & 0x800) !== 0),
    isEncrypted: (flags & 1) !== 0,
    method: directory.getUint16(at + 10, true),
    packedSize,
    size,
    offset,
  };
}

async function findEnd(zip: Blob): Promise<DataView> {
  const from = Math.max(0, zip.size - endLength - maxComment);
  const view = new DataView(await zip.slice(from).arrayBuffer());
  for (let at = view.byteLength - endLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== endSignature) continue;
    // The comment must reach exactly to the end, or these four bytes are part of something else.
    const comment = view.getUint16(at + 20, true);
    if (at + endLength + comment === view.byteLength) {
      return new DataView(view.buffer, view.byteOffset + at, endLength);
    }
  }
  return fail(zipMessages.noZip);
}

/** Traps let many entries share the same bytes; an honest ZIP has one place for each. */
function checkLayout(entries: readonly ZipEntry[], directoryStart: number): void {
  let sum = 0;
  let free = 0;
  for (const { offset, packedSize, size } of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (offset < free) fail(zipMessages.overlapping);
    free = offset + packedSize;
    sum += size;
  }
  if (free > directoryStart) fail(zipMessages.overlapping);
  if (sum > zipLimits.inflatedBytes) fail(zipMessages.tooManyBytes);
}

function fail(message: string): never {
  throw new UnreadableSource(message);
}
