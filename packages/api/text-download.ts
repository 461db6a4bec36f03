import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { nobody, StreamedDownload } from "./download.ts";

/** Streams a text file. Other requests run between two pieces. */
export function textDownload(fileName: string, pieces: Iterable<string>): StreamedDownload {
  return new StreamedDownload({
    fileName,
    // Logs contain no data of candidates.
    identifies: nobody,
    mimeType: "text/plain; charset=utf-8",
    stream: Readable.toWeb(Readable.from(toBytes(pieces))) as ReadableStream<Uint8Array>,
  });
}

async function* toBytes(pieces: Iterable<string>): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    yield Buffer.from(piece);
    await setImmediate();
  }
}
