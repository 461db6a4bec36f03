import { encodingOfCharset } from "./code-pages.ts";

/** Looks up fonts, colours and styles by their numbers. */
export class RtfTables {
  readonly #encodings = new Map<number, string>();
  readonly #fontNames = new Map<number, string>();
  readonly #colors: (string | undefined)[] = [];
  readonly #headings = new Set<number>();
  readonly #red = { red: 0, green: 0, blue: 0 };
  #isAutomatic = true;
  #style = 0;

  addFont(font: number, charset: number): void {
    const encoding = encodingOfCharset(charset);
    if (encoding !== null) this.#encodings.set(font, encoding);
  }

  nameFont(font: number, letter: string): void {
    const name = this.#fontNames.get(font) ?? "";
    if (name.length < 60) this.#fontNames.set(font, name + letter);
  }

  setColor(part: "red" | "green" | "blue", value: number): void {
    this.#red[part] = Math.min(255, Math.max(0, value));
    this.#isAutomatic = false;
  }

  endColor(): void {
    const { red, green, blue } = this.#red;
    const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("");
    this.#colors.push(this.#isAutomatic ? undefined : hex.toUpperCase());
    Object.assign(this.#red, { red: 0, green: 0, blue: 0 });
    this.#isAutomatic = true;
  }

  beginStyle(style: number): void {
    this.#style = style;
  }

  /** Marks the current style as a heading. */
  markHeading(): void {
    this.#headings.add(this.#style);
  }

  encodingOf(font: number): string | undefined {
    return this.#encodings.get(font);
  }

  fontName(font: number): string | undefined {
    return this.#fontNames.get(font);
  }

  colorOf(index: number): string | undefined {
    return this.#colors[index];
  }

  isHeading(style: number): boolean {
    return this.#headings.has(style);
  }
}
