import type { TextRun } from "@resume-picker/domain/resume/shape/document";
import { cleanText, isBullet, isPrivateUse } from "../layout/characters.ts";
import { findUnseenText } from "../layout/unseen-characters.ts";
import { tidyRuns } from "../layout/tidy-runs.ts";
import type { DocxLine } from "./docx-block.ts";
import type { DocxContext } from "./docx-context.ts";
import { findHiding } from "./hidden-run.ts";
import { type RunStyle, mergeStyles, readRunStyle } from "./run-style.ts";
import { type XmlNode, child, descendants, valueOf } from "../zip/xml-node.ts";

type Setting = {
  context: DocxContext;
  style: RunStyle;
  ground: string | undefined;
  indent: number;
};

/** What was deleted or moved away, and what is only about the text. */
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
  /** Text boxes (`w:txbxContent` and what holds it) found on the way. */
  readonly boxes: XmlNode[] = [];
  readonly #setting: Setting;
  readonly #lines: DocxLine[] = [];
  #runs: TextRun[] = [];
  /** Open complex fields: their instruction, and whether their result has begun. */
  #fields: { instruction: string; shown: boolean; from: string }[] = [];
  #textSoFar = "";

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  readAll(nodes: readonly XmlNode[]): void {
    for (const node of nodes) this.#read(node);
  }

  /** The lines without empty ones; spaces and tabs at their ends are gone. */
  finish(): DocxLine[] {
    this.#breakLine();
    return this.#lines;
  }

  #read(node: XmlNode): void {
    if (skipped.has(node.name)) return;
    if (node.name === "r") this.#readRun(node);
    else if (node.name === "hyperlink") this.#readLink(node);
    else if (node.name === "fldSimple") {
      const from = this.#textSoFar.length;
      this.readAll(node.children);
      this.#addFieldLink(node.attributes.instr ?? "", this.#textSoFar.slice(from));
    } else if (node.name === "sdt") this.readAll(child(node, "sdtContent")?.children ?? []);
    else if (node.name === "oMath" || node.name === "oMathPara") {
      const text = descendants(node, "t").flatMap((item) => item.children.map((part) => part.text));
      this.#add(text.join(""), this.#setting.style);
    } else this.readAll(node.children);
  }

  #readLink(node: XmlNode): void {
    const from = this.#textSoFar.length;
    this.readAll(node.children);
    const url = this.#setting.context.targets.get(node.attributes.id ?? "");
    if (url !== undefined) this.#addLink(url, this.#textSoFar.slice(from));
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
      // The instruction of a field is no text.
    } else {
      this.#readContent(node, style);
    }
  }

  #readContent(node: XmlNode, style: RunStyle): void {
    switch (node.name) {
      case "t":
        this.#add(node.children.map((part) => part.text).join(""), style);
        return;
      case "tab":
      case "ptab":
        this.#add("\t", style);
        return;
      case "br":
      case "cr":
        this.#readBreak(node.attributes.type);
        return;
      case "lastRenderedPageBreak":
        this.#breakPage();
        return;
      case "noBreakHyphen":
        this.#add("-", style);
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
      this.#fields.push({ instruction: "", shown: false, from: "" });
    } else if (type === "separate" && field) {
      field.shown = true;
      field.from = this.#textSoFar;
    } else if (type === "end" && field) {
      this.#fields.pop();
      this.#addFieldLink(field.instruction, this.#textSoFar.slice(field.from.length));
    }
  }

  #addFieldLink(instruction: string, text: string): void {
    const url = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
    if (url !== undefined) this.#addLink(url, text);
  }

  #addLink(url: string, text: string): void {
    const { links, page } = this.#setting.context;
    const shown = text.replace(/\s+/g, " ").trim();
    links.push({ url, text: shown === "" ? null : shown, page });
  }

  #readBreak(type: string | undefined): void {
    this.#breakLine();
    if (type === "page" && !this.#setting.context.hasRenderedBreaks) this.#breakPage();
  }

  #breakPage(): void {
    this.#setting.context.page += 1;
  }

  #addSymbol(code: string, style: RunStyle): void {
    const number = Number.parseInt(code, 16);
    const character = number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : " ";
    this.#add(isBullet(character) ? "•" : character, style);
  }

  #add(raw: string, style: RunStyle): void {
    const { context, ground } = this.#setting;
    for (const message of findUnseenText(raw)) {
      context.hidden.push({ text: message, page: context.page, how: "zero-width" });
    }
    const text = readable(raw);
    const how = findHiding(style, ground, context);
    if (how !== null) {
      if (text.trim() !== "") context.hidden.push({ text, page: context.page, how });
      return;
    }
    const shown =
      isPictorial(style.font ?? "") && text.trim().length <= 1 && /[a-zØü§]/iu.test(text)
        ? "•"
        : text;
    this.#textSoFar += shown;
    const run = {
      text: shown,
      bold: style.bold === true,
      italic: style.italic === true,
      fontSize: style.size ?? 0,
    };
    const last = this.#runs[this.#runs.length - 1];
    if (last && isSetAlike(last, run)) last.text += shown;
    else if (shown !== "") this.#runs.push(run);
  }

  #breakLine(): void {
    const runs = tidyRuns(this.#runs);
    this.#runs = [];
    this.#textSoFar += " ";
    const { context, indent } = this.#setting;
    if (runs.length > 0) this.#lines.push({ runs, page: context.page, indent });
  }
}

/** A font of pictures, whose letters mean nothing. */
function isPictorial(font: string): boolean {
  return /wingdings|webdings|symbol|awesome|icon/i.test(font) && !/ui symbol/i.test(font);
}

/** In one line, without soft hyphens and with pictures as bullets or spaces. */
function readable(raw: string): string {
  const clean = cleanText(raw.replace(/\u00ad/g, "").replace(/[\r\n]+/g, " "));
  return Array.from(clean, (part) =>
    isPrivateUse(part) ? (isBullet(part) ? "•" : " ") : part,
  ).join("");
}

function isSetAlike(one: TextRun, other: TextRun): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.fontSize === other.fontSize;
}
