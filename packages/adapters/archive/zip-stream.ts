import { Readable } from "node:stream";
import { createReadStream } from "node:fs";
import yazl from "yazl";

export type ZipEntry = { name: string } & ({ text: string } | { file: string });

/**
 * A ZIP of texts and files as a stream: one file is open at a time, and nothing is held whole in
 * memory. The names must be relative and without `..`.
 */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const entry of entries) {
    if ("text" in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    else {
      zip.addReadStreamLazy(entry.name, (give) => {
        give(null, createReadStream(entry.file));
      });
    }
  }
  zip.end();
  // yazl's type is the old stream interface; it is a Readable.
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
