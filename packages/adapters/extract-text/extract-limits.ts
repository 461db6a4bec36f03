/** Limits for extracting text from one file. CVs are far below them; hostile files aren't. */
export const extractLimits = {
  /** Size of one file in bytes. */
  fileBytes: 25 * 1024 * 1024,
  pages: 40,
  /** Total characters of the output, including hidden text and links, and its number of lines. */
  textLength: 300_000,
  lines: 8_000,
  /** Memory limits for a PDF in addition to its own size. Rendering a scan takes more. */
  pdfMemoryBytes: 140 * 1024 * 1024,
  scanMemoryBytes: 480 * 1024 * 1024,
  /** Entries of a DOCX archive. */
  zipEntries: 2_000,
  /** Decompressed bytes of one part of a DOCX, and of all parts that are read. */
  zipPartBytes: 24 * 1024 * 1024,
  zipTotalBytes: 48 * 1024 * 1024,
  /** Maximum number of scanned pages to recognise, and the time limit for all of them. */
  ocrPages: 6,
  ocrMs: 55_000,
  /** Below this mean confidence (0 to 1) or number of confident letters, a scan is unreadable. */
  ocrConfidence: 0.6,
  ocrLetters: 80,
} as const;
