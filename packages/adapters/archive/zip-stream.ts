import { Readable } from "node:stream";
import { open } from "node:fs/promises";
import yazl from "yazl";

const missing = "This file is missing on the server. Ask the person who runs it to look for it.\n";

export type ZipEntry = { name: string } & (
  | { text: string }
  | { file: string }
  /** A text that is generated while it is written. */
  | { pieces: () => AsyncIterable<string> }
);

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/**
 * Streams a ZIP of texts and files. Only one file is open at a time, and none is held in memory as
 * a whole. The names must be relative and without `..`.
 */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const entry of entries) {
    if ("text" in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    else if ("pieces" in entry) {
      const { name, pieces } = entry;
      zip.addReadStreamLazy(name, (give) => give(null, Readable.from(bytesOf(pieces()))));
    } else {
      zip.addReadStreamLazy(entry.name, (give) => {
        open(entry.file).then(
          (handle) => give(null, handle.createReadStream()),
          // A missing file must not prevent exporting the others.
          () => give(null, Readable.from([Buffer.from(missing)])),
        );
      });
    }
  }
  zip.end();
  // yazl declares the old stream interface, but the object is a Readable.
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  // A disk error during the export must only end this archive.
  zip.on("error", (error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
