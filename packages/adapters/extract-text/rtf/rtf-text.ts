import type { TextLine } from "@resume-picker/domain/resume/shape/document";
import { layOutRow } from "../blocks/lay-out-row.ts";
import { type DocumentNotes, ParagraphLines } from "../blocks/paragraph-lines.ts";
import type { RunStyle } from "../blocks/run-style.ts";
import { removeBullet } from "../blocks/remove-bullet.ts";
import type { TextBlock } from "../blocks/text-block.ts";

type Region = TextLine["region"];

/** The properties that `\pard` resets. */
type Paragraph = { indent: number; heading: boolean; inTable: boolean; ground: string | undefined };

const plain: Paragraph = { indent: 0, heading: false, inTable: false, ground: undefined };

/** Builds paragraphs, table rows, headers and footers from the text of an RTF file. */
export class RtfText {
  readonly notes: DocumentNotes;
  readonly blocks: Readonly<Record<Region, TextBlock[]>> = { body: [], header: [], footer: [] };
  #region: Region = "body";
  #paragraph = plain;
  #hasMarker = false;
  #lines: ParagraphLines | null = null;
  #cell: TextBlock[] = [];
  #row: TextBlock[][] = [];
  /** True if cells of the row have a background, which is not read for each cell. */
  #isRowShaded = false;

  constructor(notes: DocumentNotes) {
    this.notes = notes;
  }

  /** The number of characters in the current paragraph. */
  get length(): number {
    return this.#lines?.length ?? 0;
  }

  add(text: string, style: RunStyle, ground: string | undefined): void {
    const { indent } = this.#paragraph;
    const behind = ground ?? (this.#isRowShaded ? "unknown" : this.#paragraph.ground);
    this.#lines ??= new ParagraphLines({ notes: this.notes, ground: behind, indent });
    this.#lines.add(text, style);
  }

  addLink(url: string, from: number): void {
    this.#lines?.addLink(url, Math.min(from, this.#lines.length));
  }

  breakLine(): void {
    this.#lines?.breakLine();
  }

  breakPage(): void {
    this.endParagraph();
    this.notes.page += 1;
  }

  /** Marks the paragraph as having a bullet or number before it. */
  markListed(): void {
    this.#hasMarker = true;
  }

  resetParagraph(): void {
    this.#paragraph = plain;
  }

  setParagraph(change: Partial<Paragraph>): void {
    this.#paragraph = { ...this.#paragraph, ...change };
  }

  endParagraph(): void {
    const lines = this.#lines?.finish() ?? [];
    const [isListed, { heading, inTable }] = [this.#hasMarker, this.#paragraph];
    this.#lines = null;
    this.#hasMarker = false;
    if (lines.length === 0) return;
    const bullet = removeBullet(lines) || (isListed && !heading);
    const block = { lines, bullet, heading, column: 0 };
    if (inTable) this.#cell.push(block);
    else this.#endRowBefore(block);
  }

  beginRow(): void {
    this.#isRowShaded = false;
  }

  shadeRow(): void {
    this.#isRowShaded = true;
  }

  endCell(): void {
    this.endParagraph();
    this.#row.push(this.#cell);
    this.#cell = [];
  }

  endRow(): void {
    this.endParagraph();
    if (this.#cell.length > 0) this.endCell();
    this.blocks[this.#region].push(...layOutRow(this.#row));
    this.#row = [];
  }

  /** Continues with another part of the document. */
  enter(region: Region): void {
    this.endParagraph();
    if (region === this.#region) return;
    this.endRow();
    this.#region = region;
  }

  #endRowBefore(block: TextBlock): void {
    // Ends a table whose last row isn't ended.
    if (this.#row.length > 0 || this.#cell.length > 0) this.endRow();
    this.blocks[this.#region].push(block);
  }
}
