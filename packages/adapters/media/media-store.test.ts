import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMediaStore, hashInName } from "./media-store.ts";
import type { MediaStore } from "./media-store.ts";
import { makeGifBomb, makeImage, makePhoto, makePngBomb, pngChunk } from "./testing/make-images.ts";

let folder: string;
let store: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "resume-picker-media-"));
  store = createMediaStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened = async (name: string, width?: number) => {
  const bytes = await store.open(name, width);
  if (!bytes) throw new Error(`${name} is not stored`);
  return sharp(bytes).metadata();
};

test.each(["jpeg", "png", "gif", "webp"] as const)(
  "a %s is kept as WebP in its size",
  async (type) => {
    const stored = await store.save(await makeImage(type));
    expect(stored).toMatchObject({ width: 64, height: 48, mimeType: "image/webp" });
    expect(stored.name).toMatch(/^[0-9a-f]{32}-64x48\.webp$/);
    expect(await opened(stored.name)).toMatchObject({ format: "webp", width: 64, height: 48 });
  },
);

test("place and camera of a photograph are gone, and it stands upright", async () => {
  const photo = await makePhoto();
  expect(photo.includes("Secretcam")).toBe(true);
  const { name, width, height } = await store.save(photo);
  expect([width, height]).toEqual([40, 80]);
  const bytes = await store.open(name);
  expect(bytes?.includes("Secretcam")).toBe(false);
  const { exif, xmp, icc, orientation } = await opened(name);
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test("a wide image has the widths that cards and phones ask for; the same bytes have one name", async () => {
  const bytes = await makeImage("jpeg", 2400, 1200);
  const { name, width } = await store.save(bytes);
  expect(width).toBe(1600);
  expect((await opened(name)).width).toBe(1600);
  expect((await opened(name, 480)).width).toBe(480);
  expect((await opened(name, 960)).width).toBe(960);
  expect((await opened(name, 777)).width).toBe(1600);
  expect((await store.save(bytes)).name).toBe(name);
  await store.remove(hashInName(name));
  expect(await store.open(name)).toBeNull();
  const left = await readdir(join(folder, name.slice(0, 2)));
  expect(left.filter((file) => file.startsWith(name.slice(0, 32)))).toEqual([]);
});

test("an animation keeps its frames", async () => {
  const frame = (color: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
      .png()
      .toBuffer();
  const gif = await sharp(await Promise.all([frame("red"), frame("blue"), frame("lime")]), {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const { name, height } = await store.save(gif);
  expect(height).toBe(10);
  expect((await opened(name)).pages).toBe(3);
});

const refuse = async (bytes: Uint8Array, code: string, message: string) => {
  await expect(store.save(bytes)).rejects.toMatchObject({ code, message });
};

test("an image of 5 MB is taken, and one byte more is not", async () => {
  const image = await makeImage("png");
  const padded = (size: number) => {
    const text = Buffer.alloc(size - image.length - 12, 97);
    return Buffer.concat([image.subarray(0, -12), pngChunk("tEXt", text), image.subarray(-12)]);
  };
  expect(padded(maxImageBytes)).toHaveLength(maxImageBytes);
  expect((await store.save(padded(maxImageBytes))).width).toBe(64);
  await refuse(padded(maxImageBytes + 1), "TOO_LARGE", imageMessages.tooLarge);
});

test("what is no image of the four kinds is refused, whatever it calls itself", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files = [
    Buffer.alloc(0),
    Buffer.from("hello"),
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    Buffer.from("%PDF-1.7\n%âãÏÓ"),
    Buffer.from("BM" + "\0".repeat(60), "latin1"),
    Buffer.from("II*\0", "latin1"),
    Buffer.from("\0\0\0\x20ftypavif", "latin1"),
    Buffer.from("PK\x03\x04", "latin1"),
    await sharp(await makeImage("png"))
      .tiff()
      .toBuffer(),
    (await makeImage("png")).subarray(0, 40),
  ];
  for (const bytes of files) await refuse(bytes, "WRONG_TYPE", imageMessages.wrongType);
});

test("an image that is a page, a script, a document or an archive as well is refused", async () => {
  const [jpeg, png, gif, webp] = await Promise.all(
    (["jpeg", "png", "gif", "webp"] as const).map((type) => makeImage(type)),
  );
  if (!jpeg || !png || !gif || !webp) throw new Error("no images");
  const zip = Buffer.from("PK\x03\x04\x14\0\0\0\0\0", "latin1");
  const page = Buffer.from("<html><script>alert(1)</script>");
  const files = [jpeg, png, gif, webp].flatMap((image) => [
    Buffer.concat([image, zip]),
    Buffer.concat([image, page]),
    Buffer.concat([image, Buffer.from("%PDF-1.4\n1 0 obj")]),
    Buffer.concat([image, Buffer.from("MZ\x90\0", "latin1")]),
  ]);
  const scripted = Buffer.from(gif);
  scripted.write("/*", 6, "latin1");
  const commented = Buffer.concat([
    Buffer.from("\xff\xd8\xff\xe0/*", "latin1"),
    Buffer.alloc(0x2f2a - 2, 65),
    jpeg.subarray(2),
  ]);
  const inText = Buffer.concat([
    png.subarray(0, -12),
    pngChunk("tEXt", Buffer.from("Comment\0<?php system($_GET[0]);")),
    png.subarray(-12),
  ]);
  for (const bytes of [...files, commented, scripted, inText]) {
    await refuse(bytes, "WRONG_TYPE", imageMessages.wrongType);
  }
});

test("a photograph with a film or more pictures behind it is an image all the same", async () => {
  const photo = await makePhoto();
  const film = Buffer.concat([photo, Buffer.from("\0\0\0\x18ftypmp42", "latin1")]);
  expect((await store.save(film)).height).toBe(80);
  expect((await store.save(Buffer.concat([photo, photo]))).height).toBe(80);
});

test("bombs are refused by what their header says, and take no memory", async () => {
  const jpeg = await makeImage("jpeg");
  const frameStart = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const hugeJpeg = Buffer.from(jpeg);
  hugeJpeg.writeUInt16BE(65_500, frameStart + 5);
  hugeJpeg.writeUInt16BE(65_500, frameStart + 7);
  const webp = Buffer.from(
    "RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff",
    "latin1",
  );
  const bombs = [
    makePngBomb(60_000, 60_000),
    makePngBomb(11_000, 11_000),
    makePngBomb(200_000, 10),
    makeGifBomb(65_535, 1),
    makeGifBomb(1_000, 3_000),
    hugeJpeg,
    webp,
  ];
  const before = process.memoryUsage().rss;
  for (const bytes of bombs) await refuse(bytes, "TOO_LARGE", imageMessages.tooManyPixels);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(50);
});

test("a damaged image is refused, not kept half", async () => {
  const png = Buffer.from(await makeImage("png"));
  png.fill(7, 60, 80);
  await refuse(png, "VALIDATION", imageMessages.unreadable);
  const jpeg = await makeImage("jpeg", 400, 300);
  await refuse(jpeg.subarray(0, -40), "WRONG_TYPE", imageMessages.wrongType);
});

test("nobody reads another file by an image's name", async () => {
  for (const name of ["../app.db", "..%2fapp.db", "a/../../x.webp", "x.webp", ""]) {
    expect(await store.open(name)).toBeNull();
  }
});
