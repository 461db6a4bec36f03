import { createHash } from "node:crypto";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { imageWidths, mediaUrl, readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { hasCode, writeFileAtomically } from "../file-store/atomic-file.ts";
import { findOrphans, sweepTemporary } from "../file-store/sweep-store.ts";
import type { Orphan } from "../file-store/sweep-store.ts";
import { checkImage } from "./check-image.ts";
import { convertImage } from "./convert-image.ts";

export type StoredImage = {
  /** Hash of the uploaded bytes and size in pixels: `<32 hex digits>-<width>x<height>.webp`. */
  name: string;
  /** The path within the store. */
  path: string;
  /** Bytes of the full size. */
  size: number;
  mimeType: "image/webp";
  width: number;
  height: number;
};

export type MediaStore = {
  /**
   * Checks, converts and stores an image. The same bytes get the same name.
   * @throws AppError like `checkImage` and `convertImage`.
   */
  save: (bytes: Uint8Array) => Promise<StoredImage>;
  /** Returns the image in the requested width if stored, else in full size; null if missing. */
  open: (name: string, width?: number) => Promise<Buffer | null>;
  /** Deletes all widths of the image with this hash. A missing image is not an error. */
  remove: (hash: string) => Promise<void>;
  /** Returns stored images of any width whose name is in no row. */
  findOrphans: (named: ReadonlySet<string>) => Promise<Orphan[]>;
  /** Deletes incomplete files left by a crash, at start-up. Returns the number of files. */
  sweep: () => Promise<number>;
};

/** The beginning of an uploaded image's name. */
export const hashOfImage = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

export const hashInName = (name: string): string => name.slice(0, 32);

/** Stores images as `<directory>/<first two hex digits>/`, with one file for each width. */
export function createMediaStore(directory: string): MediaStore {
  const pathOf = (name: string, width?: number) => {
    const file = width === undefined ? name : name.replace(".webp", `-${width}.webp`);
    return join(name.slice(0, 2), file);
  };
  return {
    async save(bytes) {
      const structure = checkImage(bytes);
      const { width, height, full, smaller } = await convertImage(bytes, structure);
      const name = `${hashOfImage(bytes)}-${width}x${height}.webp`;
      for (const [small, data] of smaller)
        await writeFileAtomically(join(directory, pathOf(name, small)), data);
      await writeFileAtomically(join(directory, pathOf(name)), full);
      const mimeType = "image/webp" as const;
      return { name, path: pathOf(name), size: full.byteLength, mimeType, width, height };
    },

    async open(name, width) {
      if (!readMediaUrl(mediaUrl(name))) return null;
      const small = imageWidths.find((kept) => kept === width);
      const sized =
        small === undefined ? null : await readOrNull(join(directory, pathOf(name, small)));
      return sized ?? readOrNull(join(directory, pathOf(name)));
    },

    async remove(hash) {
      if (!/^[\da-f]{32}$/.test(hash)) return;
      const folder = join(directory, hash.slice(0, 2));
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.startsWith(hash)) await rm(join(folder, name), { force: true });
      }
    },

    findOrphans: (named) =>
      findOrphans(directory, (file) => {
        const [, image] = /^([\da-f]{32}-\d+x\d+)(?:-\d+)?\.webp$/.exec(file) ?? [];
        return image === undefined || named.has(`${image}.webp`);
      }),

    sweep: () => sweepTemporary(directory),
  };
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
