/** A run of letters and digits, or one of the characters used in skill names (`+ # . / &`). */
export type Token = {
  /** In lower case, without diacritics. */
  text: string;
  start: number;
  end: number;
  /**
   * Whether the gap before it can be part of a name: nothing, a space, a hyphen, an apostrophe, or
   * one line break.
   */
  joins: boolean;
};

const gap = 0;
const word = 1;
const sign = 2;

const asciiClasses = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[a-z0-9]/iu.test(char)) return word;
  return "+#./&".includes(char) ? sign : gap;
});
const isAscii = /^[^\u0080-\uffff]*$/;
const otherWord = /[\p{L}\p{N}\p{M}]/u;
const joiningGap =
  /^(?:[-‐‑‒–'’]|['’] |[ \u00a0]{0,3}|[ \u00a0]{0,2}\n[ \u00a0]{0,4}|-\n?[ \u00a0]{0,4})$/u;

/** Splits text for whole-term matching. A dot only counts before a letter (`Node.js`, `.NET`). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  let index = 0;
  while (index < text.length) {
    const start = index;
    const kind = classAt(text, index++);
    if (kind === gap) continue;
    let ascii = text.charCodeAt(start) < 128;
    if (kind === word) {
      while (index < text.length && classAt(text, index) === word) {
        ascii &&= text.charCodeAt(index) < 128;
        index++;
      }
    }
    const raw = text.slice(start, index);
    if (raw === "." && (index >= text.length || classAt(text, index) !== word)) continue;
    // The signs of C++ and C# only belong to the name if they directly follow it.
    const joins =
      raw === "+" || raw === "#" ? start === previousEnd : isJoiningGap(text, previousEnd, start);
    tokens.push({ text: ascii ? raw.toLowerCase() : foldWord(raw), start, end: index, joins });
    previousEnd = index;
  }
  return tokens;
}

function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 128) return asciiClasses[code] ?? gap;
  // No skill name contains letters outside the basic multilingual plane.
  return otherWord.test(text.charAt(index)) ? word : gap;
}

function isJoiningGap(text: string, from: number, to: number): boolean {
  if (from === to) return true;
  if (to - from === 1 && text.charCodeAt(from) === 32) return true;
  return to - from < 9 && joiningGap.test(text.slice(from, to));
}

/** Lower case without diacritics; `ß` becomes `ss`. */
export function foldWord(written: string): string {
  const lower = written.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");
}
