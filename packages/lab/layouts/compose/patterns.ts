export type Span = { text: string; bold: boolean; italic: boolean };
export type Line = { left: Span[]; right: Span[] };
export type Fields = Readonly<Record<string, string>>;

/** Fills the fields into the lines of a pattern. A line with only empty fields is omitted. */
export function fillLines(patterns: readonly string[], fields: Fields): Line[] {
  return patterns.flatMap((pattern) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const values = names.filter((name) => !name.startsWith("label"));
    if (values.length > 0 && values.every((name) => (fields[name] ?? "") === "")) return [];
    const [left = "", right = ""] = fillText(pattern, fields).split("\t");
    return [{ left: toSpans(left), right: toSpans(right) }];
  });
}

function fillText(pattern: string, fields: Fields): string {
  return pattern
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => fields[name] !== "") ? part : "",
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = fields[name];
      if (value === undefined) throw new Error(`A pattern asks for an unknown field: ${name}`);
      return value;
    });
}

/** Parses `**bold**` and `_italic_`. An underscore within a word is literal. */
export function toSpans(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|(?<![\p{L}\p{N}])_[^_]+_(?![\p{L}\p{N}]))/u)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**") && part.length > 4)
        return { text: part.slice(2, -2), bold: true, italic: false };
      if (part.startsWith("_") && part.endsWith("_") && part.length > 2)
        return { text: part.slice(1, -1), bold: false, italic: true };
      return { text: part, bold: false, italic: false };
    });
}

export const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");
