import type { LaidOutDocument } from "../shape/document.ts";
import { foldText } from "./fold-text.ts";

/**
 * The text of one CV. What several steps of reading it ask for is worked out when the first one
 * asks, and goes with the text: nothing of a CV is kept anywhere else.
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

  /** The document's text; the same one where it is a text already. */
  static of(document: LaidOutDocument): ResumeText {
    return document instanceof ResumeText ? document : new ResumeText(document);
  }

  /** The lines, folded. */
  get folded(): readonly string[] {
    return this.once(foldLines);
  }

  /** The text without what stands in some of its lines; they keep their places. */
  without(lines: ReadonlySet<number>): ResumeText {
    if (lines.size === 0) return this;
    const kept = this.lines.map((line, index) =>
      lines.has(index) ? { ...line, text: "", runs: [] } : line,
    );
    return this.with({ lines: kept });
  }

  /** The text of a document that is another in some respects. */
  with(changes: Partial<LaidOutDocument>): ResumeText {
    return new ResumeText({ ...this.#document, ...changes });
  }

  /** What the question answers for this text, asked once. */
  once<Answer>(question: (text: ResumeText) => Answer): Answer {
    if (!this.#answers.has(question)) this.#answers.set(question, question(this));
    // The question itself gave this answer.
    return this.#answers.get(question) as Answer;
  }
}

function foldLines({ lines }: ResumeText): string[] {
  return lines.map((line) => foldText(line.text));
}
