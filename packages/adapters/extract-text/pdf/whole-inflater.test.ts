import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { extractLimits } from "../extract-limits.ts";
import "./whole-inflater.ts";

const streamed = async (packed: Uint8Array<ArrayBuffer>, format: CompressionFormat) => {
  const { readable, writable } = new DecompressionStream(format);
  const writer = writable.getWriter();
  await writer.ready;
  void writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => undefined);
  const pieces: Uint8Array[] = [];
  for await (const piece of readable as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
};

type CompressionFormat = ConstructorParameters<typeof DecompressionStream>[0];

test("pdf.js gets what a stream holds, in one piece", async () => {
  const text = Buffer.from("BT /F1 12 Tf (Ada Lovelace) Tj ET\n".repeat(500));
  expect((await streamed(new Uint8Array(deflateSync(text)), "deflate")).equals(text)).toBe(true);
});

test("what is larger than any page comes whole, too, but piece by piece", async () => {
  const size = extractLimits.pdfContentBytes + 1;
  expect((await streamed(new Uint8Array(deflateSync(Buffer.alloc(size))), "deflate")).length).toBe(
    size,
  );
});

test("a stream that is cut off or damaged fails, so that pdf.js takes what its own inflater gets", async () => {
  const packed = new Uint8Array(deflateSync(Buffer.from("(Ada Lovelace) Tj\n".repeat(500))));
  await expect(streamed(packed.slice(0, 40), "deflate")).rejects.toThrow();
  packed.fill(7, 10, 30);
  await expect(streamed(packed, "deflate")).rejects.toThrow();
});
