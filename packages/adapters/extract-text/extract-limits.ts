/** What a file may ask of the extractor. A CV is far below each; a hostile file runs into one. */
export const extractLimits = {
  /** Bytes of one file. */
  fileBytes: 25 * 1024 * 1024,
  pages: 40,
  /** Characters of all text that is handed on, hidden text and links among it, and its lines. */
  textLength: 300_000,
  lines: 8_000,
  /** Memory at which a PDF is given up, beyond its own bytes; a scan is drawn, which takes more. */
  pdfMemoryBytes: 140 * 1024 * 1024,
  scanMemoryBytes: 480 * 1024 * 1024,
  /** Entries of a DOCX archive. */
  zipEntries: 2_000,
  /** Bytes that one part of a DOCX, and all that are read together, may inflate to. */
  zipPartBytes: 24 * 1024 * 1024,
  zipTotalBytes: 48 * 1024 * 1024,
  /** Scanned pages that are read by OCR, and the longest time for all of them. */
  ocrPages: 6,
  ocrMs: 55_000,
  /** Below this mean confidence (0 to 1), or with fewer sure letters, a scan is unreadable. */
  ocrConfidence: 0.6,
  ocrLetters: 80,
} as const;
