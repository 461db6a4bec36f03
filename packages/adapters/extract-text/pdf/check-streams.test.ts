import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { extractLimits } from "../extract-limits.ts";
import { makePdf, write } from "../testing/make-pdf.ts";
import { checkStreams } from "./check-streams.ts";

const tooMuch = Buffer.alloc(extractLimits.pdfContentBytes + 1_000, " ");

function streamOf(data: Buffer, dictionary = "/Filter /FlateDecode"): Uint8Array {
  const start = Buffer.from(`%PDF-1.4\n4 0 obj\n<< ${dictionary} >>\nstream\n`);
  return new Uint8Array(Buffer.concat([start, data, Buffer.from("\nendstream\nendobj\n")]));
}

test.each([
  ["packed once", deflateSync(tooMuch)],
  ["packed twice", deflateSync(deflateSync(tooMuch))],
  ["cut off at its end", deflateSync(tooMuch).subarray(0, -6)],
])("a page that unpacks without end, %s, is refused before pdf.js meets it", (_, data) => {
  expect(() => checkStreams(streamOf(data))).toThrow("unpacks to far more data");
});

test("a photo may be larger than a page's text", () => {
  const picture = streamOf(deflateSync(tooMuch), "/Subtype /Image /Filter /FlateDecode");
  expect(() => checkStreams(picture)).not.toThrow();
});

test("an ordinary PDF passes", async () => {
  const pdf = await makePdf((page) => write(page, "Ada Lovelace", { x: 50, y: 50 }));
  expect(() => checkStreams(pdf)).not.toThrow();
});
