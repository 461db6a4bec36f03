import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { western } from "./code-pages.ts";
import { type Destination, type GroupState, firstState } from "./group-state.ts";
import { RtfTables } from "./rtf-tables.ts";
import type { RtfText } from "./rtf-text.ts";

/** Maximum nesting of groups; Word itself nests about twenty. */
const maxDepth = 1_000;
/** Maximum length of a field's instruction in characters; the longest ones contain a URL. */
const maxInstruction = 4_000;

type Field = { depth: number; instruction: string; from: number };

/** The state while a file is read from its first token to its last. */
export class RtfReader {
  readonly tables = new RtfTables();
  readonly text: RtfText;
  state: GroupState = firstState;
  /** The document's encoding; fonts may have another one. */
  encoding = western;
  readonly #outer: GroupState[] = [];
  readonly #fields: Field[] = [];
  #bytes: number[] = [];
  /** The number of fallback characters left to skip after a Unicode character. */
  #toSkip = 0;
  #styleName = "";
  #length = 0;

  constructor(text: RtfText) {
    this.text = text;
  }

  get depth(): number {
    return this.#outer.length;
  }

  open(): void {
    if (this.depth >= maxDepth) throw extractErrors.damaged("RTF");
    this.flush();
    this.#outer.push(this.state);
  }

  close(): void {
    this.flush();
    const field = this.#fields.at(-1);
    if (field && field.depth === this.depth) this.#endField(field);
    const outer = this.#outer.pop() ?? firstState;
    if (outer.region !== this.state.region || outer.ground !== this.state.ground)
      this.text.enter(outer.region);
    this.state = outer;
  }

  /** Changes properties from here to the end of the group. */
  set(change: Partial<GroupState>): void {
    this.flush();
    this.state = { ...this.state, ...change };
  }

  setStyle(change: GroupState["style"]): void {
    this.set({ style: { ...this.state.style, ...change } });
  }

  beginField(): void {
    this.#fields.push({ depth: this.depth, instruction: "", from: this.text.length });
  }

  beginFieldResult(): void {
    this.flush();
    const field = this.#fields.at(-1);
    if (field) field.from = this.text.length;
  }

  addByte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#take[this.state.destination](byte);
  }

  /** Adds a UTF-16 code unit, which is followed by its fallback characters. */
  addUnit(unit: number): void {
    this.#decode();
    this.#toSkip = this.state.fallbackLength;
    this.addText(String.fromCharCode(unit < 0 ? unit + 0x10000 : unit));
  }

  addText(text: string): void {
    if (this.state.destination === "field-instruction") this.#addToInstruction(text);
    if (this.state.destination !== "text" || this.state.isDeleted) return;
    this.#decode();
    this.#pending += text;
  }

  /** Adds the pending text, which has a single style. */
  flush(): void {
    this.#toSkip = 0;
    this.#decode();
    const text = this.#pending;
    this.#pending = "";
    if (text === "") return;
    this.#length += text.length;
    if (this.#length > extractLimits.textLength) throw extractErrors.tooLong();
    const { style, font, ground } = this.state;
    this.text.add(text, { ...style, font: this.tables.fontName(font) }, ground);
  }

  #pending = "";

  readonly #take: Readonly<Record<Destination, (byte: number) => void>> = {
    text: (byte) => {
      if (!this.state.isDeleted) this.#bytes.push(byte);
    },
    none: () => undefined,
    fonts: (byte) => {
      const letter = String.fromCharCode(byte);
      if (letter !== ";") this.tables.nameFont(this.state.font, letter);
    },
    colors: (byte) => {
      if (byte === 0x3b) this.tables.endColor();
    },
    styles: (byte) => this.#nameStyle(String.fromCharCode(byte)),
    "field-instruction": (byte) => this.#addToInstruction(String.fromCharCode(byte)),
  };

  #nameStyle(letter: string): void {
    if (letter !== ";") {
      if (this.#styleName.length < 60) this.#styleName += letter;
      return;
    }
    // In the file, built-in style names are always English, in any language version of Word.
    if (/^\s*(?:heading \d|title)\s*$/i.test(this.#styleName)) this.tables.markHeading();
    this.#styleName = "";
  }

  #addToInstruction(text: string): void {
    const field = this.#fields.at(-1);
    if (field && field.instruction.length < maxInstruction) field.instruction += text;
  }

  #endField({ instruction, from }: Field): void {
    this.#fields.pop();
    const url = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
    if (url !== undefined && this.state.destination !== "none") this.text.addLink(url, from);
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    const encoding = this.tables.encodingOf(this.state.font) ?? this.encoding;
    this.#pending += new TextDecoder(encoding).decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
  }
}
