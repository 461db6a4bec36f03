/** A token of an RTF file. */
export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  /** `\word12`. `isOptional` for `{\*\word`, which readers skip if they don't know the word. */
  | { kind: "word"; name: string; value: number | null; isOptional: boolean }
  /** A byte of text in the code page of its font. */
  | { kind: "byte"; byte: number };

const word = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
/** Symbols that form control words after a backslash. */
const symbols: Readonly<Record<string, string>> = {
  "~": "nbsp",
  _: "nbhyphen",
  "-": "softhyphen",
  "\n": "par",
  "\r": "par",
};

/** Yields the tokens in a single pass. `\bin` data and line ends are skipped. */
export function* readTokens(bytes: Uint8Array): Generator<RtfToken> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  let isOptional = false;
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    at += 1;
    if (sign === "{") yield { kind: "open" };
    else if (sign === "}") yield { kind: "close" };
    else if (sign === "\\") {
      word.lastIndex = at;
      const [all, name, digits] = word.exec(text) ?? [];
      if (all !== undefined && name !== undefined) {
        at += all.length;
        const value = digits === undefined ? null : Number(digits);
        if (name === "bin") at += Math.max(0, value ?? 0);
        else yield { kind: "word", name, value, isOptional };
        isOptional = false;
        continue;
      }
      const token = readSymbol(text, at);
      if (token) yield token;
      if (text.charAt(at) === "*") isOptional = true;
      at += text.charAt(at) === "'" ? 3 : 1;
    } else if (!"\r\n\0".includes(sign)) {
      yield { kind: "byte", byte: sign.charCodeAt(0) };
    }
  }
}

/** Reads a backslash and one symbol: a byte like `'e9`, a control word, or the symbol itself. */
function readSymbol(text: string, at: number): RtfToken | null {
  const sign = text.charAt(at);
  if (sign === "" || sign === "*") return null;
  if (sign === "'") {
    const byte = Number.parseInt(text.slice(at + 1, at + 3), 16);
    return Number.isNaN(byte) ? null : { kind: "byte", byte };
  }
  const name = symbols[sign];
  if (name === undefined) return { kind: "byte", byte: sign.charCodeAt(0) };
  return { kind: "word", name, value: null, isOptional: false };
}
