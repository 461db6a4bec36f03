import type { TextLine } from "../shape/document.ts";

/** A line with its index in the document. `line` may have the text of two adjacent lines. */
export type PlacedLine = { index: number; line: TextLine };
