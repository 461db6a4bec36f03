import type { FileType } from "../../file-types.ts";

/**
 * A CV as its reader sees it: lines in reading order, each with its place on the page. Every
 * extractor ends here, and the parser starts here.
 */
export type LaidOutDocument = {
  source: FileType;
  /** Visible lines in reading order: a column is finished before the next one starts. */
  lines: TextLine[];
  pageCount: number;
  /** Link annotations and hyperlinks whose target may not stand in the text. */
  links: DocumentLink[];
  /** Text in the file that no reader sees; kept apart, never parsed, scored or sent anywhere. */
  hidden: HiddenText[];
  /** Set when the text came from OCR: mean word confidence, 0 to 1. */
  ocr: { confidence: number } | null;
  /** Nothing could tell which of the words a person sees: `hidden` is empty for want of a check. */
  isVisibilityUnchecked?: boolean;
};

export type TextLine = {
  /** The line's text. A tab stands where a wide gap or a cell border parts two pieces of it. */
  text: string;
  /** Pieces of one style; joined (with the tabs that stand in them) they are `text`. */
  runs: TextRun[];
  /** 1 for the first page. TXT and DOCX without page breaks have one page. */
  page: number;
  /** In points from the page's top left corner. Zero-sized for TXT and DOCX. */
  box: Box;
  /** The largest font size in the line, in points; 0 where the format has none (TXT). */
  fontSize: number;
  bold: boolean;
  /** Lines of one paragraph, list or table cell share a block number; it grows in reading order. */
  block: number;
  /** Which column of the page the line stands in: 0 is the main one or the leftmost. */
  column: number;
  /** A bullet or list number stood before the text; it is not part of `text`. */
  bullet: boolean;
  /** `header` and `footer` repeat on pages or come from such parts of a DOCX. */
  region: "body" | "header" | "footer";
  /** The author marked it as a heading (DOCX heading style, PDF tag). */
  heading: boolean;
};

export type TextRun = { text: string; bold: boolean; italic: boolean; fontSize: number };
export type Box = { x: number; y: number; width: number; height: number };
export type DocumentLink = { url: string; text: string | null; page: number };

export type HiddenText = {
  text: string;
  page: number;
  how:
    | "invisible"
    | "background-coloured"
    | "tiny"
    | "off-page"
    | "covered"
    | "zero-width"
    | "clipped";
};
