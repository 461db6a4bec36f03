/** How a CV is shown beside its parse. */
export type FileView = "pages" | "layout" | "lines" | "picture";

/**
 * By what a file of the type is told from others: bytes (one character each) that stand at a place
 * or somewhere in the first ones; being an archive with the right parts; or being nothing else.
 */
type Content =
  | { kind: "bytes"; bytes: string; at?: number; within?: number }
  | { kind: "archive" }
  | { kind: "text" };

type FileTypeRow = {
  name: string;
  /** In a sentence: "the file is a PDF". */
  called: string;
  /** Without the dot. The first is the usual one; all are offered where files are chosen. */
  extensions: readonly [string, ...string[]];
  /** Other endings under which such a file is taken. */
  otherExtensions?: readonly string[];
  mimeType: string;
  content: Content;
  view: FileView;
};

/** What stands once about each type of file that a CV may be. */
export const fileTypes = {
  pdf: {
    name: "PDF",
    called: "a PDF",
    extensions: ["pdf"],
    mimeType: "application/pdf",
    // ISO 32000 notes that readers take a PDF that has something else before it.
    content: { kind: "bytes", bytes: "%PDF-", within: 1024 },
    view: "pages",
  },
  docx: {
    name: "DOCX",
    called: "a Word document (DOCX)",
    extensions: ["docx"],
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    content: { kind: "archive" },
    view: "layout",
  },
  txt: {
    name: "TXT",
    called: "plain text",
    // JSON Resume and Europass are texts of a known form.
    extensions: ["txt", "json", "xml"],
    otherExtensions: ["text", "md"],
    mimeType: "text/plain; charset=utf-8",
    content: { kind: "text" },
    view: "lines",
  },
  rtf: {
    name: "RTF",
    called: "an RTF document",
    extensions: ["rtf"],
    mimeType: "application/rtf",
    content: { kind: "bytes", bytes: "{\\rtf" },
    view: "lines",
  },
  odt: {
    name: "ODT",
    called: "an OpenDocument text (ODT)",
    extensions: ["odt"],
    mimeType: "application/vnd.oasis.opendocument.text",
    content: { kind: "archive" },
    view: "lines",
  },
  png: {
    name: "PNG",
    called: "a PNG picture",
    extensions: ["png"],
    mimeType: "image/png",
    content: { kind: "bytes", bytes: "\x89PNG" },
    view: "picture",
  },
  jpeg: {
    name: "JPEG",
    called: "a JPEG picture",
    extensions: ["jpg", "jpeg"],
    mimeType: "image/jpeg",
    content: { kind: "bytes", bytes: "\xff\xd8\xff" },
    view: "picture",
  },
  webp: {
    name: "WebP",
    called: "a WebP picture",
    extensions: ["webp"],
    mimeType: "image/webp",
    content: { kind: "bytes", bytes: "WEBP", at: 8 },
    view: "picture",
  },
} as const satisfies Record<string, FileTypeRow>;

export type FileType = keyof typeof fileTypes;
type Rows = typeof fileTypes;

/** The types that are told by bytes, as archives, or as text. */
export type FileTypeBy<Kind extends Content["kind"]> = {
  [Type in FileType]: Rows[Type]["content"]["kind"] extends Kind ? Type : never;
}[FileType];

// Keys of an object literal, which TypeScript gives as strings.
export const fileTypeKeys = Object.keys(fileTypes) as [FileType, ...FileType[]];

/** A row with all that a row may have. */
export const fileTypeRow = (type: FileType): FileTypeRow => fileTypes[type];

export const acceptedExtensions: readonly string[] = fileTypeKeys.flatMap((type) =>
  fileTypeRow(type).extensions.map((extension) => `.${extension}`),
);

/** "PDF, DOCX and TXT" */
export const nameFileTypes = (types: readonly FileType[]): string =>
  new Intl.ListFormat("en-GB").format(types.map((type) => fileTypes[type].name));

/** All of them, for messages. */
export const fileTypeNames = nameFileTypes(fileTypeKeys);

/** The type whose files are named so; null where none is, or the name has no extension. */
export function typeOfExtension(extension: string | null): FileType | null {
  if (extension === null) return null;
  const named = fileTypeKeys.find((type) => {
    const { extensions, otherExtensions = [] } = fileTypeRow(type);
    return [...extensions, ...otherExtensions].includes(extension);
  });
  return named ?? null;
}
