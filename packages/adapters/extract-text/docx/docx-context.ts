import type { DocumentNotes } from "../blocks/paragraph-lines.ts";
import type { Styles } from "./paragraph-style.ts";

/** What reading one part of a DOCX needs to know, and what it collects besides text. */
export type DocxContext = DocumentNotes & {
  styles: Styles;
  listFormat: (id: string, level: number) => string;
  /** Targets of the part's hyperlinks by relation id. */
  targets: ReadonlyMap<string, string>;
  /** Word left marks where its pages broke when it last saved. */
  hasRenderedBreaks: boolean;
};

/** What surrounds a paragraph. */
export type DocxScope = {
  /** Six hex digits of the ground, "unknown" for a picture or pattern, undefined for the page. */
  ground: string | undefined;
  depth: number;
};
