import type {
  DocumentLink,
  HiddenText,
  TextRun,
} from "@resume-picker/domain/resume/shape/document";
import { cleanText, isBullet, isPrivateUse } from "../layout/characters.ts";
import { findInvisibleText } from "../layout/invisible-text.ts";
import { normalizeRuns } from "../layout/normalize-runs.ts";
import { findHiding } from "./find-hiding.ts";
import type { RunStyle } from "./run-style.ts";
import type { BlockLine } from "./text-block.ts";

/** Data collected from a document besides its blocks. */
export type DocumentNotes = {
  links: DocumentLink[];
  hidden: HiddenText[];
  page: number;
  /** True if pictures or filled shapes may be behind the text, so white text is legitimate. */
  hasBackdrop: boolean;
};

type Setting = {
  notes: DocumentNotes;
  /** Six hex digits, "unknown" for a picture or pattern, undefined for the page. */
  ground: string | undefined;
  /** From the margin, in points. */
  indent: number;
};

/** Builds the lines of one paragraph from its pieces. Hidden text is added to the notes. */
export class ParagraphLines {
  readonly #setting: Setting;
  readonly #lines: BlockLine[] = [];
  #runs: TextRun[] = [];
  #textSoFar = "";

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The number of characters so far, which is the start position of a new link. */
  get length(): number {
    return this.#textSoFar.length;
  }

  add(raw: string, style: RunStyle): void {
    const { notes, ground } = this.#setting;
    for (const message of findInvisibleText(raw)) {
      notes.hidden.push({ text: message, page: notes.page, how: "zero-width" });
    }
    const text = readable(raw);
    const how = findHiding(style, { ground, hasBackdrop: notes.hasBackdrop });
    if (how !== null) {
      if (text.trim() !== "") notes.hidden.push({ text, page: notes.page, how });
      return;
    }
    const shown =
      isSymbolFont(style.font ?? "") && text.trim().length <= 1 && /[a-zØü§]/iu.test(text)
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
    if (last && isSameStyle(last, run)) last.text += shown;
    else if (shown !== "") this.#runs.push(run);
  }

  /** Adds a link whose text begins at `from`. */
  addLink(url: string, from: number): void {
    const { links, page } = this.#setting.notes;
    const shown = this.#textSoFar.slice(from).replace(/\s+/g, " ").trim();
    links.push({ url, text: shown === "" ? null : shown, page });
  }

  breakLine(): void {
    const runs = normalizeRuns(this.#runs);
    this.#runs = [];
    this.#textSoFar += " ";
    const { notes, indent } = this.#setting;
    if (runs.length > 0) this.#lines.push({ runs, page: notes.page, indent });
  }

  /** Returns the lines that are not empty, with spaces and tabs trimmed. */
  finish(): BlockLine[] {
    this.breakLine();
    return this.#lines;
  }
}

/** True for a symbol font, whose letters have no meaning. */
function isSymbolFont(font: string): boolean {
  return /wingdings|webdings|symbol|awesome|icon/i.test(font) && !/ui symbol/i.test(font);
}

/** Returns the text as one line, without soft hyphens, with symbols as bullets or spaces. */
function readable(raw: string): string {
  const clean = cleanText(raw.replace(/\u00ad/g, "").replace(/[\r\n]+/g, " "));
  return Array.from(clean, (part) =>
    isPrivateUse(part) ? (isBullet(part) ? "•" : " ") : part,
  ).join("");
}

function isSameStyle(one: TextRun, other: TextRun): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.fontSize === other.fontSize;
}
