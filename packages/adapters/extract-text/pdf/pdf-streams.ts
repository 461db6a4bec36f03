import { constants, inflateRawSync, inflateSync } from "node:zlib";

/** A stream of a PDF: the dictionary before it, as text, and its raw bytes. */
export type PdfStream = { dictionary: string; data: Buffer };

/** How far before a stream its dictionary is looked for. */
const dictionaryLength = 2_048;

/** The streams of a file as they lie in it, whether or not anything refers to them. */
export function* streamsOf(bytes: Uint8Array): Generator<PdfStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = file.indexOf("stream");
  while (at >= 0) {
    const end = file.indexOf("endstream", at);
    const start = at + (file[at + 6] === 0x0d ? 8 : 7);
    const before = file.subarray(Math.max(0, at - dictionaryLength), at).toString("latin1");
    const data = file.subarray(start, end < 0 ? file.length : end);
    yield { dictionary: before.slice(before.lastIndexOf(" obj") + 1), data };
    if (end < 0) return;
    at = file.indexOf("stream", end + 9);
  }
}

/** "too much" when more than `limit` bytes would come out; null for what is not deflated. */
export function inflateWithin(data: Buffer, limit: number): Buffer | "too much" | null {
  if (((data[0] ?? 0) & 15) !== 8) return null;
  const maxOutputLength = Math.max(1, limit);
  return (
    tryInflate(() => inflateSync(data, { maxOutputLength })) ??
    // Like pdf.js, it takes what comes of a stream that is cut off or has a wrong sum at its end.
    tryInflate(() =>
      inflateRawSync(data.subarray(2), { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }),
    )
  );
}

function tryInflate(inflate: () => Buffer): Buffer | "too much" | null {
  try {
    return inflate();
  } catch (error) {
    const isOver =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isOver ? "too much" : null;
  }
}
