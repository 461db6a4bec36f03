import type { FileTypeBy } from "@resume-picker/domain/file-types";
import { isDocx, readDocx } from "./docx/read-docx.ts";
import { isOdt, readOdt } from "./odt/read-odt.ts";
import { readPicture } from "./picture/read-picture.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import type { ReadDocument } from "./read-document.ts";
import { readRtf } from "./rtf/read-rtf.ts";
import { readTextFile } from "./txt/read-text-file.ts";
import type { Zip } from "./zip/read-zip.ts";

/** Whether to recognise text in pictures, which takes seconds per page. */
export type ReadOptions = { ocr: boolean };

type Reader = (bytes: Uint8Array, options: ReadOptions) => ReadDocument | Promise<ReadDocument>;

/** The reader of each file type that is detected from the bytes. */
export const readers: Record<FileTypeBy<"bytes" | "text">, Reader> = {
  pdf: readPdf,
  txt: readTextFile,
  rtf: readRtf,
  png: readPicture,
  jpeg: readPicture,
  webp: readPicture,
};

type ArchiveReader = {
  /** Whether the archive contains the parts of this type. */
  isIn: (zip: Zip) => Promise<boolean>;
  read: (zip: Zip) => Promise<ReadDocument>;
};

export const archiveReaders: Record<FileTypeBy<"archive">, ArchiveReader> = {
  docx: { isIn: isDocx, read: readDocx },
  odt: { isIn: isOdt, read: readOdt },
};
