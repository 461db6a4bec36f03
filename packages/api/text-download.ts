import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { nobody, StreamedDownload } from "./download.ts";

/** A text file that is written while it is read. Between two pieces others are answered. */
export function textDownload(fileName: string, pieces: Iterable<string>): StreamedDownload {
  return new StreamedDownload({
    fileName,
    // Logs hold nothing of candidates.
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
