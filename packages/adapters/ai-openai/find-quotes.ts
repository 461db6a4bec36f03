/** The marks that can close a quotation opened by the key, depending on the language. */
const closers: Readonly<Record<string, string>> = {
  '"': '"”“＂',
  "＂": '＂"',
  "“": '”“"',
  "”": '”"',
  "„": '“”"„',
  "‟": '”"',
  "«": "»",
  "»": "«»",
  "‹": "›",
  "›": "‹›",
  "‘": "’'",
  "’": "’",
  "‚": "‘’'",
  "'": "'’",
  "`": "`'",
  "´": "´`'",
  "「": "」",
  "『": "』",
  "｢": "｣",
  "《": "》",
  "〈": "〉",
  "〝": "〞〟",
};
/** Apostrophes look like these, so they count as quotes only around words and only in pairs. */
const singleQuotes = "‘’‚'`´";
const sentenceEnd = ".!?。！？";

export type Quote = { text: string; from: number; to: number };

/**
 * Returns the outermost quotations of a text. One that is never closed extends to the end of its
 * sentence; otherwise a claim could avoid the check by omitting the closing mark.
 */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  let at = 0;
  while (at < text.length) {
    const mark = text.charAt(at);
    const ends = closers[mark];
    if (ends === undefined || (singleQuotes.includes(mark) && !opens(text, at))) {
      at += 1;
      continue;
    }
    const to = endOf(text, at, ends);
    if (to === null) {
      at += 1;
      continue;
    }
    quotes.push({ text: text.slice(at + 1, to), from: at, to: Math.min(to + 1, text.length) });
    at = to + 1;
  }
  return quotes;
}

function endOf(text: string, from: number, ends: string): number | null {
  const isSingle = singleQuotes.includes(text.charAt(from));
  for (let at = from + 1; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (ends.includes(mark) && (!singleQuotes.includes(mark) || closes(text, at))) return at;
  }
  if (isSingle) return null;
  for (let at = from + 1; at < text.length; at += 1) {
    if (sentenceEnd.includes(text.charAt(at))) return at;
  }
  return text.length;
}

const isWordCharacter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

function opens(text: string, at: number): boolean {
  return !isWordCharacter(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}

function closes(text: string, at: number): boolean {
  return !isWordCharacter(text.charAt(at + 1)) && /\S/.test(text.charAt(at - 1));
}
