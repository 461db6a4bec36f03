import { ParagraphLines } from "../blocks/paragraph-lines.ts";
import { type RunStyle, mergeStyles } from "../blocks/run-style.ts";
import type { BlockLine } from "../blocks/text-block.ts";
import { isBullet } from "../layout/characters.ts";
import type { DocxContext } from "./docx-context.ts";
import { readRunStyle } from "./run-style.ts";
import { type XmlNode, child, descendants, valueOf } from "../zip/xml-node.ts";

type Setting = {
  context: DocxContext;
  style: RunStyle;
  ground: string | undefined;
  indent: number;
};

/** Elements with deleted or moved text, or with metadata about the text. */
const skipped = new Set([
  "del",
  "moveFrom",
  "delText",
  "delInstrText",
  "instrText",
  "rPr",
  "pPr",
  "commentReference",
  "rubyPr",
  "rt",
]);

/** Collects the lines of one paragraph. */
export class ParagraphText {
  /** The text boxes (`w:txbxContent` and its parents) found in the paragraph. */
  readonly boxes: XmlNode[] = [];
  readonly #setting: Setting;
  readonly #lines: ParagraphLines;
  /** Open complex fields with their instruction, and whether their result has begun. */
  #fields: { instruction: string; shown: boolean; from: number }[] = [];

  constructor(setting: Setting) {
    this.#setting = setting;
    const { context: notes, ground, indent } = setting;
    this.#lines = new ParagraphLines({ notes, ground, indent });
  }

  readAll(nodes: readonly XmlNode[]): void {
    for (const node of nodes) this.#read(node);
  }

  /** Returns the lines that are not empty, with spaces and tabs trimmed. */
  finish(): BlockLine[] {
    return this.#lines.finish();
  }

  #read(node: XmlNode): void {
    if (skipped.has(node.name)) return;
    if (node.name === "r") this.#readRun(node);
    else if (node.name === "hyperlink") this.#readLink(node);
    else if (node.name === "fldSimple") {
      const from = this.#lines.length;
      this.readAll(node.children);
      this.#addFieldLink(node.attributes.instr ?? "", from);
    } else if (node.name === "sdt") this.readAll(child(node, "sdtContent")?.children ?? []);
    else if (node.name === "oMath" || node.name === "oMathPara") {
      const text = descendants(node, "t").flatMap((item) => item.children.map((part) => part.text));
      this.#lines.add(text.join(""), this.#setting.style);
    } else this.readAll(node.children);
  }

  #readLink(node: XmlNode): void {
    const from = this.#lines.length;
    this.readAll(node.children);
    const url = this.#setting.context.targets.get(node.attributes.id ?? "");
    if (url !== undefined) this.#lines.addLink(url, from);
  }

  #readRun(run: XmlNode): void {
    const properties = child(run, "rPr");
    const { context, style: paragraphStyle } = this.#setting;
    const named = context.styles.character(valueOf(properties, "rStyle"));
    const style = mergeStyles(paragraphStyle, named, readRunStyle(properties));
    for (const node of run.children) this.#readPiece(node, style);
  }

  #readPiece(node: XmlNode, style: RunStyle): void {
    const field = this.#fields[this.#fields.length - 1];
    if (node.name === "fldChar") {
      this.#readFieldMark(node.attributes.fldCharType ?? "");
    } else if (node.name === "instrText") {
      if (field) field.instruction += node.children.map((part) => part.text).join("");
    } else if (field && !field.shown) {
      // A field's instruction is not part of the text.
    } else {
      this.#readContent(node, style);
    }
  }

  #readContent(node: XmlNode, style: RunStyle): void {
    switch (node.name) {
      case "t":
        this.#lines.add(node.children.map((part) => part.text).join(""), style);
        return;
      case "tab":
      case "ptab":
        this.#lines.add("\t", style);
        return;
      case "br":
      case "cr":
        this.#readBreak(node.attributes.type);
        return;
      case "lastRenderedPageBreak":
        this.#breakPage();
        return;
      case "noBreakHyphen":
        this.#lines.add("-", style);
        return;
      case "sym":
        this.#addSymbol(node.attributes.char ?? "", style);
        return;
      case "AlternateContent":
      case "drawing":
      case "pict":
      case "object":
        this.boxes.push(node);
        return;
      case "ruby":
        for (const base of descendants(node, "rubyBase")) this.readAll(base.children);
    }
  }

  #readFieldMark(type: string): void {
    const field = this.#fields[this.#fields.length - 1];
    if (type === "begin") {
      this.#fields.push({ instruction: "", shown: false, from: 0 });
    } else if (type === "separate" && field) {
      field.shown = true;
      field.from = this.#lines.length;
    } else if (type === "end" && field) {
      this.#fields.pop();
      this.#addFieldLink(field.instruction, field.from);
    }
  }

  #addFieldLink(instruction: string, from: number): void {
    const url = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
    if (url !== undefined) this.#lines.addLink(url, from);
  }

  #readBreak(type: string | undefined): void {
    this.#lines.breakLine();
    if (type === "page" && !this.#setting.context.hasRenderedBreaks) this.#breakPage();
  }

  #breakPage(): void {
    this.#setting.context.page += 1;
  }

  #addSymbol(code: string, style: RunStyle): void {
    const number = Number.parseInt(code, 16);
    const character = number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : " ";
    this.#lines.add(isBullet(character) ? "•" : character, style);
  }
}
