import { isTitleHead, ratePiece } from "../places/classify-piece.ts";
import { legalForms, legalTail } from "../places/company-cues.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldText } from "../text/fold-text.ts";
import { partOfLabel, readFormLabel, readRoleLabel } from "./role-labels.ts";
import { trimSigns } from "./cut-dates.ts";
import type { EntryRow, Part } from "./entry-row.ts";

/** The separator between a piece and the previous one. */
export type Joint =
  | ("row" | "tab" | "bar" | "dot" | "look")
  | ("dash" | "colon" | "comma" | "slash" | "at" | "atAfter" | "in" | "bracket");

export type Piece = {
  text: string;
  /** The row or cell text that the piece was cut from, with its offsets in it. */
  source: string;
  from: number;
  to: number;
  row: EntryRow;
  joint: Joint;
  /** The weight and slant of the text. */
  look: string;
  /** The part named by a label or by the column heading. */
  fixed: Part | null;
  /** Its index in the header. */
  at: number;
};

/** Marks a change of typeface within a row. */
const lookMark = "\u0001";

/** "Bit i Bajt", "Škrobárna a stroje": "in" in one language is "and" in another. */
const andWords = wordsOf(work, "and");
const inWords = wordsOf(work, "in").filter((word) => !andWords.includes(word));

const joints: readonly (readonly [Joint, string])[] = [
  ["tab", "\\t|\\s{3,}|\\s*\\.{4,}\\s*"],
  ["bar", "\\s*\\|\\s*"],
  ["dot", "\\s+[·•∙●◦▪⋅]\\s*|\\s*⋅\\s*"],
  ["look", `\\s*${lookMark}\\s*`],
  [
    "dash",
    "\\s+(?:[–—－]+|--?|//|→)\\s+|[–—－]\\s+|\\s+[–—－]|(?<=\\p{Ll})[–—](?=\\p{Lu})|(?<=\\p{L}{2})-\\s+(?=\\p{Lu})",
  ],
  ["colon", "\\s*[:：]\\s+"],
  ["comma", "[,;]\\s+|[，、；،]\\s*|(?<=\\p{L}{4})\\. +(?=\\p{Lu}\\p{Ll})"],
  ["slash", "\\s+/\\s+"],
  ["at", `(?:\\s|(?<=,\\s))(?:${wordsOf(work, "at").join("|")}|@)\\s+(?=\\S)|\\s?@(?=\\p{Lu})`],
  // "Akıncı Tekstil bünyesinde Kasiyer", "Kumsal Otel'de Aşçı": the employer precedes the word.
  ["atAfter", `(?:\\s(?:${wordsOf(work, "atAfter").join("|")})|['’]n?[dt][ae])\\s+(?=\\p{Lu})`],
  // A name, or a single word at the end of a cell: "Data Engineer en mercatoria".
  ["in", `\\s(?:${inWords.join("|")})\\s+(?=\\p{Lu}|\\p{Lo}|[^\\s,]+(?:[,\\t]|$))`],
  ["bracket", "\\s*(?=[(（])"],
];

const jointPattern = new RegExp(joints.map(([, source]) => `(${source})`).join("|"), "gu");

/** Splits a row into pieces at cells, separators, brackets and changes of typeface. */
export function piecesOf(row: EntryRow): Piece[] {
  if (row.cells) {
    return row.cells.flatMap(({ text, part }) => {
      const pieces = split(row, text, "tab");
      return part === null ? pieces : fixLead(pieces, part);
    });
  }
  const isStudy = row.label === "degree" || row.label === "school";
  const label =
    readRoleLabel(row.rest, isStudy) ?? (row.label ? readFormLabel(row.rest, isStudy) : null);
  if (label) {
    if (label.part === "date" || label.value === "") return [];
    return fixLead(split(row, label.value, "row"), partOfLabel[label.part]);
  }
  return fixLabelled(split(row, markPlace(markEmployer(markLooks(row))), "row"));
}

/** Applies a label to the piece after it. A town can still be split off an employer's cell. */
function fixLead(pieces: Piece[], fixed: Part): Piece[] {
  const [lead] = pieces;
  const last = pieces[pieces.length - 1];
  if (!lead || !last) return [];
  if (fixed === "where") return [{ ...lead, fixed }, ...pieces.slice(1)];
  return [{ ...lead, text: lead.source.slice(lead.from, last.to), to: last.to, fixed }];
}

/** Handles a label within a row: "…, Client: Mercia Bank". */
function fixLabelled(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    const before = pieces[at - 1];
    if (next?.joint === "colon" && readRoleLabel(`${piece.text}: x`)) return [];
    const label = piece.joint === "colon" && before ? readRoleLabel(`${before.text}: x`) : null;
    if (!label || label.part === "date") return [piece];
    return [{ ...piece, fixed: partOfLabel[label.part] }];
  });
}

function split(row: EntryRow, text: string, first: Joint): Piece[] {
  const plain = text.replaceAll(lookMark, " ");
  const pieces: Piece[] = [];
  let joint = first;
  let from = 0;
  const push = (to: number, next: Joint, at: number): void => {
    const bare = text.slice(from, to);
    const trimmed = withoutStop(trimSigns(bare.replaceAll(lookMark, " ")));
    const last = pieces[pieces.length - 1];
    if (last && joint === "comma" && legalTail.test(trimmed)) {
      // "Pérez e Hijos, S.L." is one name.
      last.to = to;
      last.text = text.slice(last.from, to).trim();
    } else if (trimmed !== "") {
      const start = from + Math.max(0, bare.indexOf(trimmed.charAt(0)));
      const place = { source: plain, from: start, to: start + trimmed.length };
      pieces.push({
        text: trimmed,
        ...place,
        row,
        joint,
        look: lookOf(row, trimmed),
        fixed: null,
        at: 0,
      });
    }
    // The stronger of two adjacent separators counts.
    joint = trimmed === "" ? stronger(joint, next) : next;
    from = at;
  };
  jointPattern.lastIndex = 0;
  for (let found = jointPattern.exec(text); found; found = jointPattern.exec(text)) {
    const groups: (string | undefined)[] = found.slice(1);
    const kind = joints[groups.findIndex((group) => group !== undefined)]?.[0] ?? "comma";
    const next = found.index + found[0].length;
    if (kind === "bracket") {
      const close = closing(text, next);
      const inner = close === -1 ? null : cutInBracket(text.slice(next, close));
      push(found.index, inner === null ? "bracket" : "dash", inner === null ? next : next + 1);
      if (close === -1) break;
      if (inner !== null) push(next + inner, "comma", next + inner + 2);
      push(inner === null ? close + 1 : close, "comma", close + 1);
      jointPattern.lastIndex = close + 1;
    } else {
      push(found.index, kind, next);
      if (found[0] === "") jointPattern.lastIndex += 1;
    }
  }
  push(text.length, "row", text.length);
  return pieces;
}

/** Removes a final full stop ("Portland, OR.", "Parental leave.") unless it abbreviates a word. */
function withoutStop(text: string): string {
  return /(?:\p{L}{4}|\b\p{Lu}{2}|\))\.$/u.test(text) && !legalForms.test(foldText(text))
    ? text.slice(0, -1)
    : text;
}

const strength = ["row", ...joints.map(([joint]) => joint)];

function stronger(one: Joint, other: Joint): Joint {
  return strength.indexOf(one) <= strength.indexOf(other) ? one : other;
}

/** The offset to split "(City Hospital, Leeds" at. Null if the bracket has one item or a list. */
function cutInBracket(inner: string): number | null {
  const at = inner.indexOf(", ");
  const isPair = /^[(（]\p{L}[^,]+, \p{Lu}[^,\d]+$/u.test(inner);
  return isPair && ratePiece(inner.slice(1, at)).title < 0.5 ? at : null;
}

/** The offset of the bracket that closes the one at `from`, or -1. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ("(（".includes(text.charAt(at))) depth += 1;
    if (")）".includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The row's text with a mark at each change of typeface between two words. */
function markLooks({ rest, runs }: EntryRow): string {
  let marked = rest;
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    if (!before || (before.bold === run.bold && before.italic === run.italic)) return;
    const left = /\S+\s*$/.exec(before.text)?.[0] ?? "";
    const right = /^\s*\S+/.exec(run.text)?.[0] ?? "";
    const seam = left + right;
    const found =
      /\s/.test(seam) && /\p{L}/u.test(left) && /\p{L}/u.test(right) ? rest.indexOf(seam) : -1;
    // The mark replaces the space, which keeps the offsets in the text valid.
    if (found === -1) return;
    const space = found + seam.search(/\s/);
    marked = `${marked.slice(0, space)}${lookMark}${marked.slice(space + 1)}`;
  });
  return marked;
}

/** Marks where an employer follows the occupation's last word: "Data Analyst COMARCH S.A." */
function markEmployer(text: string): string {
  if (!legalForms.test(foldText(text))) return text;
  const words = text.split(" ");
  const head = words.findLastIndex((word) =>
    isTitleHead(foldText(word).replace(/[^\p{L}-]/gu, "")),
  );
  const name = words.slice(head + 1).join(" ");
  // A single word of an occupation may begin the name: "Comercial Andrade Ltda."
  if (head < 1 || !/^\p{Lu}[^,|\t–—]*$/u.test(name) || !/\p{L}$/u.test(words[head] ?? ""))
    return text;
  return `${words.slice(0, head + 1).join(" ")}${lookMark}${name}`;
}

/** Marks a known town between employer and post: "Acme Foods Dallas, TX Sales Associate". */
function markPlace(text: string): string {
  const found = /^([^,\t|]*\S) (\S+) ?, (\S+) ([^,\t|]+)$/u.exec(text);
  const [, name = "", town = "", region = "", post = ""] = found ?? [];
  if (found === null || ratePiece(`${town}, ${region}`).location < 0.8) return text;
  if (ratePiece(post).title < 0.5) return text;
  // The marks replace two spaces, which keeps the offsets in the text valid.
  const [from, to] = [name.length, text.length - post.length - 1];
  return `${text.slice(0, from)}${lookMark}${text.slice(from + 1, to)}${lookMark}${post}`;
}

function lookOf({ runs, bold }: EntryRow, text: string): string {
  const word = text.split(/\s/)[0] ?? text;
  const run = runs.find((entry) => entry.text.includes(word));
  return `${(run?.bold ?? bold) ? "b" : ""}${run?.italic === true ? "i" : ""}`;
}
