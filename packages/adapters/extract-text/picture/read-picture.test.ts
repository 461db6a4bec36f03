import sharp from "sharp";
import { expect, test } from "vitest";
import { extractErrors } from "../extract-errors.ts";
import { extractText } from "../extract-text.ts";
import { NeedsOcr } from "../ocr/read-pictures.ts";
import { makePicture } from "../testing/make-picture.ts";
import { makePng } from "../testing/make-png.ts";

const cv = [
  "Ada Lovelace",
  "ada@example.com",
  "Experience",
  "Senior Analyst, Analytical Engines Ltd",
  "March 2019 to Present",
  "Wrote the first published program for a general machine",
  "Skills: mathematics, programming, statistics",
];
const text = (document: { lines: readonly { text: string }[] }): string =>
  document.lines.map((line) => line.text).join("\n");

const failureOf = (bytes: Uint8Array, name: string): Promise<unknown> =>
  extractText(bytes, name).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ["png", "photograph"],
  ["jpeg", "cv.JPG"],
  ["webp", "cv.webp"],
] as const)("a photographed CV (%s, named %s) is read as a scan is", async (type, name) => {
  const document = await extractText(await makePicture(cv, { type }), name);
  expect(document.source).toBe(type);
  expect(document.ocr?.confidence).toBeGreaterThan(0.7);
  for (const words of ["Ada Lovelace", "ada@example.com", "Analytical Engines", "2019"])
    expect(text(document)).toContain(words);
  // Within the page that represents the picture.
  for (const { box } of document.lines) {
    expect(box.x).toBeGreaterThan(20);
    expect(box.x + box.width).toBeLessThan(595);
    expect(box.height).toBeGreaterThan(4);
  }
});

test("a photograph that was taken sideways is turned upright first", async () => {
  const turned = sharp(await makePicture(cv))
    .rotate(90)
    .jpeg()
    .withMetadata({ orientation: 8 });
  const bytes = await turned.toBuffer();
  expect(text(await extractText(bytes, "cv.jpg"))).toContain("Ada Lovelace");
});

test("a photograph waits in the lane of scans: no letter is looked for before", async () => {
  await expect(extractText(await makePicture(cv), "cv.png", { ocr: false })).rejects.toThrow(
    NeedsOcr,
  );
});

test("a picture of no text is refused as unreadable, never taken for a person", async () => {
  const blotches = makePng(60, 85, (x, y) => [(x * 4) % 256, (y * 3) % 256, (x * y) % 256]);
  expect(await failureOf(new Uint8Array(blotches), "cat.png")).toMatchObject({
    message: extractErrors.scan().message,
  });
});

test("half a picture is refused as damaged", async () => {
  const whole = { png: await makePicture(cv), jpeg: await makePicture(cv, { type: "jpeg" }) };
  const damaged = { message: extractErrors.damaged("picture").message };
  expect(await failureOf(whole.png.subarray(0, 5000), "cv.png")).toMatchObject(damaged);
  expect(await failureOf(whole.jpeg.subarray(0, 5000), "cv.jpg")).toMatchObject(damaged);
  expect(await failureOf(whole.png.subarray(0, 8), "cv.png")).toMatchObject(damaged);
});

test("a picture that promises more pixels than a photograph has is never decoded", async () => {
  const bomb = makePng(4, 4, () => [0, 0, 0]);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(await failureOf(new Uint8Array(bomb), "cv.png")).toMatchObject({
    code: "TOO_LARGE",
    message: expect.stringContaining("50 million pixels") as string,
  });
});

test("a hair-thin strip is not blown up to fill a page", async () => {
  const strip = makePng(1, 9000, () => [255, 255, 255]);
  expect(await failureOf(new Uint8Array(strip), "strip.png")).toMatchObject({ code: "VALIDATION" });
});

test.each(["cv.png", "cv.jpg", "cv.webp"])(
  "text named %s is refused, naming both",
  async (name) => {
    const ending = name.slice(2);
    expect(await failureOf(new TextEncoder().encode("Ada Lovelace"), name)).toMatchObject({
      code: "WRONG_TYPE",
      message: expect.stringContaining(
        `The name ends in ${ending}, but the file is plain text. Please give it the right name`,
      ) as string,
    });
  },
);

test("a HEIC photo is called one, with the types that are read", async () => {
  const heic = Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic"), Buffer.alloc(64)]);
  expect(await failureOf(new Uint8Array(heic), "IMG_0001.HEIC")).toMatchObject({
    code: "WRONG_TYPE",
    message: expect.stringMatching(/a HEIC photo.*JPEG/) as string,
  });
});
