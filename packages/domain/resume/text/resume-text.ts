import type { LaidOutDocument } from "../shape/document.ts";
import { foldText } from "./fold-text.ts";

/**
 * The text of one CV. Results shared by several parsing steps are computed on first use and cached
 * in this object. Nothing from a CV is cached anywhere else.
 */
export class ResumeText implements LaidOutDocument {
  readonly source: LaidOutDocument["source"];
  readonly lines: LaidOutDocument["lines"];
  readonly pageCount: LaidOutDocument["pageCount"];
  readonly links: LaidOutDocument["links"];
  readonly hidden: LaidOutDocument["hidden"];
  readonly isVisibilityUnchecked: boolean;
  readonly ocr: LaidOutDocument["ocr"];
  readonly #document: LaidOutDocument;
  readonly #answers = new Map<(text: ResumeText) => unknown, unknown>();

  constructor(document: LaidOutDocument) {
    this.#document = document;
    this.source = document.source;
    this.lines = document.lines;
    this.pageCount = document.pageCount;
    this.links = document.links;
    this.hidden = document.hidden;
    this.ocr = document.ocr;
    this.isVisibilityUnchecked = document.isVisibilityUnchecked === true;
  }

  /** The document as a `ResumeText`, or itself if it already is one. */
  static of(document: LaidOutDocument): ResumeText {
    return document instanceof ResumeText ? document : new ResumeText(document);
  }

  /** The lines, folded. */
  get folded(): readonly string[] {
    return this.once(foldLines);
  }

  /** The text with the given lines blanked out. Line indexes are unchanged. */
  without(lines: ReadonlySet<number>): ResumeText {
    if (lines.size === 0) return this;
    const kept = this.lines.map((line, index) =>
      lines.has(index) ? { ...line, text: "", runs: [] } : line,
    );
    return this.with({ lines: kept });
  }

  /** A copy of the text with changes to its document. */
  with(changes: Partial<LaidOutDocument>): ResumeText {
    return new ResumeText({ ...this.#document, ...changes });
  }

  /** The result of the function for this text, computed once. */
  once<Answer>(question: (text: ResumeText) => Answer): Answer {
    if (!this.#answers.has(question)) this.#answers.set(question, question(this));
    // The cached value was returned by the same function.
    return this.#answers.get(question) as Answer;
  }
}

function foldLines({ lines }: ResumeText): string[] {
  return lines.map((line) => foldText(line.text));
}
