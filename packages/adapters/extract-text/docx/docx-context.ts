import type { DocumentNotes } from "../blocks/paragraph-lines.ts";
import type { Styles } from "./paragraph-style.ts";

/** The context for reading one part of a DOCX, and what is collected besides its text. */
export type DocxContext = DocumentNotes & {
  styles: Styles;
  listFormat: (id: string, level: number) => string;
  /** Targets of the part's hyperlinks by relationship id. */
  targets: ReadonlyMap<string, string>;
  /** True if the file contains Word's markers of the page breaks when it was last saved. */
  hasRenderedBreaks: boolean;
};

/** The surroundings of a paragraph. */
export type DocxScope = {
  /** The background: six hex digits, "unknown" for a picture or pattern, undefined for the page. */
  ground: string | undefined;
  depth: number;
};
