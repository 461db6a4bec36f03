/** How a CV is displayed beside its parse. */
export type FileView = "pages" | "layout" | "lines" | "picture";

/**
 * How a file type is recognised: by bytes (one character each) at a position or within the first
 * ones, as an archive with the right parts, or as text if nothing else matches.
 */
type Content =
  | { kind: "bytes"; bytes: string; at?: number; within?: number }
  | { kind: "archive" }
  | { kind: "text" };

type FileTypeRow = {
  name: string;
  /** For use in a sentence: "the file is a PDF". */
  called: string;
  /** Without the dot. The first is the usual one, and all are offered in file pickers. */
  extensions: readonly [string, ...string[]];
  /** Other accepted extensions. */
  otherExtensions?: readonly string[];
  mimeType: string;
  content: Content;
  view: FileView;
};

/** The types of files that a CV can have. */
export const fileTypes = {
  pdf: {
    name: "PDF",
    called: "a PDF",
    extensions: ["pdf"],
    mimeType: "application/pdf",
    // ISO 32000 notes that readers accept a PDF with other data before its header.
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
    // JSON Resume and Europass are text files.
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

/** The file types that are recognised by bytes, as archives, or as text. */
export type FileTypeBy<Kind extends Content["kind"]> = {
  [Type in FileType]: Rows[Type]["content"]["kind"] extends Kind ? Type : never;
}[FileType];

// `Object.keys` returns plain strings.
export const fileTypeKeys = Object.keys(fileTypes) as [FileType, ...FileType[]];

/** A row with all optional properties. */
export const fileTypeRow = (type: FileType): FileTypeRow => fileTypes[type];

export const acceptedExtensions: readonly string[] = fileTypeKeys.flatMap((type) =>
  fileTypeRow(type).extensions.map((extension) => `.${extension}`),
);

/** "PDF, DOCX and TXT" */
export const nameFileTypes = (types: readonly FileType[]): string =>
  new Intl.ListFormat("en-GB").format(types.map((type) => fileTypes[type].name));

/** All file types, for messages. */
export const fileTypeNames = nameFileTypes(fileTypeKeys);

/** Returns the file type with this extension, or null if there is none. */
export function typeOfExtension(extension: string | null): FileType | null {
  if (extension === null) return null;
  const named = fileTypeKeys.find((type) => {
    const { extensions, otherExtensions = [] } = fileTypeRow(type);
    return [...extensions, ...otherExtensions].includes(extension);
  });
  return named ?? null;
}
