import type { TextLine } from "@resume-picker/domain/resume/shape/document";

/** A line on its way to the document: paragraphs are numbered last, over all pages. */
export type DraftLine = Omit<TextLine, "block"> & {
  /** It starts a new paragraph, item or cell whatever stands before it. */
  startsPart: boolean;
  /** Left and right edge of the column that it stands in. */
  columnLeft: number;
  columnRight: number;
  baseline: number;
};
