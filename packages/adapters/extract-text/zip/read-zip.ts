import { type Entry, type ZipFile, fromBuffer } from "yauzl";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";

/** The parts of an archive by name, decompressed on demand within limits. */
export type Zip = {
  names: ReadonlySet<string>;
  /** Null if there is no such part. */
  read: (name: string) => Promise<Buffer | null>;
};

/**
 * Reads the directory of an archive and rejects it if the declared sizes are too large. While
 * decompressing, the actual bytes are counted too.
 * @param called the archive's name in error messages.
 * @throws AppError if the archive is damaged, encrypted, or exceeds the limits when decompressed.
 */
export async function readZip(bytes: Uint8Array, called = "DOCX"): Promise<Zip> {
  const file = await openZip(bytes, called);
  const entries = await readDirectory(file, called);
  let left: number = extractLimits.zipTotalBytes;
  const read = async (name: string): Promise<Buffer | null> => {
    const entry = entries.get(name);
    if (!entry) return null;
    if ((entry.generalPurposeBitFlag & 1) === 1) throw extractErrors.encrypted(called);
    const limit = Math.min(left, extractLimits.zipPartBytes);
    if (entry.uncompressedSize > limit) throw extractErrors.tooMuch(called);
    const part = await inflate(file, entry, { limit, called });
    left -= part.length;
    return part;
  };
  return { names: new Set(entries.keys()), read };
}

function openZip(bytes: Uint8Array, called: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Names are only looked up, never used as paths, so one that begins with a slash is harmless.
    fromBuffer(buffer, { lazyEntries: true, decodeStrings: false }, (error, file) => {
      if (error) reject(extractErrors.damaged(called, error));
      else resolve(file);
    });
  });
}

function readDirectory(file: ZipFile, called: string): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    if (file.entryCount > extractLimits.zipEntries) {
      reject(extractErrors.tooMuch(called));
      return;
    }
    const entries = new Map<string, Entry>();
    file.on("entry", (entry: Entry) => {
      const name = entry.fileNameRaw.toString().replaceAll("\\", "/").replace(/^\/+/, "");
      entries.set(name, entry);
      file.readEntry();
    });
    file.on("end", () => resolve(entries));
    file.on("error", (error: unknown) => reject(extractErrors.damaged(called, error)));
    file.readEntry();
  });
}

type Bound = { limit: number; called: string };

function inflate(file: ZipFile, entry: Entry, { limit, called }: Bound): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(extractErrors.damaged(called, error));
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > limit) {
          stream.destroy();
          reject(extractErrors.tooMuch(called));
          return;
        }
        chunks.push(chunk);
      });
      stream.on("end", () => resolve(Buffer.concat(chunks)));
      stream.on("error", (cause: unknown) => reject(extractErrors.damaged(called, cause)));
    });
  });
}
