import { escapeMarkup } from "./escape-markup.ts";

/** Markup that can safely be inserted into a page. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Piece = Markup | string | number | null | readonly (Markup | string | number | null)[];

/** A template tag that escapes everything except `Markup`. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const words = pieces.map((piece) => (Array.isArray(piece) ? piece : [piece]).map(write).join(""));
  return new Markup(parts.map((part, at) => part + (words[at] ?? "")).join(""));
}

function write(piece: Markup | string | number | null): string {
  if (piece instanceof Markup) return piece.text;
  return piece === null ? "" : escapeMarkup(String(piece));
}
