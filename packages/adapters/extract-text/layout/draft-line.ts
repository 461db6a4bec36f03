import type { TextLine } from "@resume-picker/domain/resume/shape/document";

/** An unfinished line. Paragraphs are numbered last, across all pages. */
export type DraftLine = Omit<TextLine, "block"> & {
  /** True if the line starts a new paragraph, item or cell regardless of the previous line. */
  startsPart: boolean;
  /** Left and right edge of the line's column. */
  columnLeft: number;
  columnRight: number;
  baseline: number;
};
