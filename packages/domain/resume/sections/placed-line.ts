import type { TextLine } from "../shape/document.ts";

/** A line with its index in the document; `line` may hold the text of two that stand side by side. */
export type PlacedLine = { index: number; line: TextLine };
