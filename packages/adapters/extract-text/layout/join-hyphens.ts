import type { TextLine, TextRun } from "@resume-picker/domain/resume/shape/document";

/** First halves that keep their hyphen: "cross-functional", "e-commerce". */
const keepsAfter =
  /(?:^|[^\p{L}])(?:all|anti|auto|back|best|bi|business|client|cloud|co|consumer|cross|customer|data|decision|detail|do|e|end|ex|first|follow|four|front|full|goal|hands|hard|high|in|inter|k|large|life|long|low|mid|mission|mobile|multi|near|non|object|off|on|one|open|out|over|part|peer|point|post|pre|problem|pro|process|product|project|proof|quality|re|real|result|results|role|row|run|sales|second|self|semi|server|service|short|single|small|so|state|step|sub|systems?|team|tech|test|third|three|time|to|top|two|un|up|user|value|web|well|wide|work|world|year|year)$/iu;
/** Second halves that keep the hyphen: "data-driven", "on-call". */
const keepsBefore =
  /^(?:aware|based|backed|border|build|call|centric|class|commerce|controlled|day|depth|dimensional|driven|effective|efficient|end|ended|enabled|face|facing|first|focused|free|friendly|functional|generation|hand|hour|house|in|level|like|line|long|making|management|market|minded|month|of|off|on|oriented|out|owned|paced|party|person|platform|point|premise|premises|quality|ready|related|round|run|running|scale|scaling|screen|selling|sensitive|service|side|sized|solving|source|specific|stack|standing|stage|step|stop|systems?|tasking|team|tenant|term|time|to|touch|trained|up|user|week|wide|winning|year|years)\b/iu;

/**
 * Joins words hyphenated across two lines of one paragraph. The rest of the word moves to the first
 * line. The hyphen is kept or removed as in other occurrences in the document or, without any,
 * according to the two halves.
 */
export function joinHyphens(lines: readonly TextLine[]): TextLine[] {
  const result = [...lines];
  let words: ReadonlySet<string> | null = null;
  result.forEach((first, index) => {
    const second = result[index + 1];
    if (!second || second.block !== first.block || !first.text.endsWith("-")) return;
    if (!/\p{L}-$/u.test(first.text)) return;
    words ??= wordsOf(lines);
    const [line, next] = [copyOf(first), copyOf(second)];
    const rest = /^\p{Ll}[\p{L}\p{N}'’]*[^\s\p{L}\p{N}]*/u.exec(next.text)?.[0];
    const start = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+(?=-$)/u.exec(line.text)?.[0];
    const lastRun = line.runs[line.runs.length - 1];
    if (rest === undefined || start === undefined || !lastRun || rest.length >= next.text.length)
      return;
    const end = /^[\p{L}\p{N}'’]+/u.exec(rest)?.[0] ?? rest;
    lastRun.text =
      (keepsHyphen(start, end, words) ? lastRun.text : lastRun.text.slice(0, -1)) + rest;
    dropStart(next.runs, rest.length);
    for (const changed of [line, next]) changed.text = changed.runs.map((run) => run.text).join("");
    result[index] = line;
    result[index + 1] = next;
  });
  return result;
}

function wordsOf(lines: readonly TextLine[]): Set<string> {
  return new Set(lines.flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
}

function copyOf(line: TextLine): TextLine {
  return { ...line, runs: line.runs.map((run) => ({ ...run })) };
}

function keepsHyphen(start: string, end: string, words: ReadonlySet<string>): boolean {
  const [first, second] = [start.toLowerCase(), end.toLowerCase()];
  if (words.has(first + second)) return false;
  if (words.has(`${first}-${second}`) || first.includes("-")) return true;
  return keepsAfter.test(first) || keepsBefore.test(second);
}

function dropStart(runs: TextRun[], length: number): void {
  let left = length;
  while (runs[0] && left > 0) {
    const cut = Math.min(left, runs[0].text.length);
    runs[0].text = runs[0].text.slice(cut);
    left -= cut;
    if (runs[0].text.trim() === "") runs.shift();
  }
  if (runs[0]) runs[0].text = runs[0].text.trimStart();
}
