import type { FileType } from "../../file-types.ts";

/**
 * A CV as its reader sees it: lines in reading order, each with its position on the page. It is the
 * output of every extractor and the input of the parser.
 */
export type LaidOutDocument = {
  source: FileType;
  /** Visible lines in reading order. A column is completed before the next one starts. */
  lines: TextLine[];
  pageCount: number;
  /** Link annotations and hyperlinks, whose targets may be missing from the text. */
  links: DocumentLink[];
  /** Invisible text in the file. It is kept apart and never parsed, scored or sent anywhere. */
  hidden: HiddenText[];
  /** Set when the text came from OCR: mean word confidence, 0 to 1. */
  ocr: { confidence: number } | null;
  /** Set if visibility could not be checked, in which case `hidden` is empty. */
  isVisibilityUnchecked?: boolean;
};

export type TextLine = {
  /** The line's text, with a tab at each wide gap or cell border. */
  text: string;
  /** Pieces of one style. Joined, including their tabs, they equal `text`. */
  runs: TextRun[];
  /** 1 for the first page. TXT and DOCX without page breaks have one page. */
  page: number;
  /** In points from the page's top left corner. Zero-sized for TXT and DOCX. */
  box: Box;
  /** The largest font size in the line, in points. 0 if the format has none (TXT). */
  fontSize: number;
  bold: boolean;
  /** Shared by the lines of a paragraph, list or table cell. It increases in reading order. */
  block: number;
  /** The line's column on the page. 0 is the main one or the leftmost. */
  column: number;
  /** Whether a bullet or list number preceded the text. It is not part of `text`. */
  bullet: boolean;
  /** `header` and `footer` lines repeat on pages or are from such parts of a DOCX. */
  region: "body" | "header" | "footer";
  /** Whether the author marked it as a heading (DOCX heading style, PDF tag). */
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
