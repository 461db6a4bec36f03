import { inflateSync } from "node:zlib";
import { extractLimits } from "../extract-limits.ts";
import { findInflated } from "./kept-streams.ts";

const Streamed = globalThis.DecompressionStream;

/**
 * Stands in for `DecompressionStream`, which pdf.js awaits for each stream of a file: what is small
 * is inflated in one go. Node makes a dozen objects of each, and a turn in another thread; zlib
 * itself takes a hundredth of that time for the text of a page.
 */
class WholeInflater {
  readonly readable: AsyncIterable<Uint8Array>;
  readonly writable: Pick<WritableStream<Uint8Array>, "getWriter">;

  constructor(format: "deflate" | "deflate-raw" | "gzip") {
    const { readable, writable } = format === "deflate" ? inflateWhole() : new Streamed(format);
    this.readable = readable;
    this.writable = writable as WritableStream<Uint8Array>; // only `getWriter` of it is called
  }
}

function inflateWhole(): { readable: AsyncIterable<Uint8Array>; writable: object } {
  let given: Uint8Array<ArrayBuffer> = new Uint8Array();
  const settled = Promise.resolve();
  const writer = {
    ready: settled,
    write: (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      given = bytes;
      return settled;
    },
    close: (): Promise<void> => settled,
  };
  return {
    readable: { [Symbol.asyncIterator]: () => inflate(given) },
    writable: { getWriter: () => writer },
  };
}

async function* inflate(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  let whole: Uint8Array;
  try {
    whole =
      findInflated(bytes) ?? inflateSync(bytes, { maxOutputLength: extractLimits.pdfContentBytes });
  } catch (error) {
    const isLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (!isLarge) throw error;
    // What is large comes piece by piece, so that it can be given up in between.
    const { readable, writable } = new Streamed("deflate");
    const writer = writable.getWriter();
    void writer
      .write(bytes)
      .then(() => writer.close())
      .catch(() => undefined);
    yield* readable;
    return;
  }
  yield whole;
}

/** From here on pdf.js, which runs in this thread, inflates in this way. */
Object.defineProperty(globalThis, "DecompressionStream", {
  configurable: true,
  writable: true,
  value: WholeInflater,
});
