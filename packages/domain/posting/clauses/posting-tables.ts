import { countWords } from "../../resume/text/count-words.ts";
import { strongMustCue } from "./cues.ts";
import { kindOfHeading } from "./kind-of-heading.ts";

type Level = "must" | "nice";
type Columns = { must: number; nice: number };

const mark = /^(?:x|y|yes|ja|oui|sí|✓|✔|✅|☑|•|●|\*)$/iu;
const codeWords: Record<Level, string> = { must: "essential", nice: "desirable" };

/**
 * Rewrites each cell in a table of requirements as an item followed by its level. Under the header
 * "Criteria | Essential | Desirable", the row "AAT Level 4 | X |" becomes "- AAT Level 4
 * (essential)". Letters that the posting explains are replaced in the same way.
 */
export function spellOutTables(description: string): string {
  const codes = codesOf(description);
  let columns: Columns | null = null;
  let inLastCell: ReadonlyMap<string, Level> | null = null;
  const lines = description.split("\n").flatMap((line) => {
    const cells = cellsOf(line);
    const head = columnsOf(cells);
    const levels = levelsInLastCell(cells);
    if (head !== null || levels !== null) {
      columns = head;
      inLastCell = levels;
      return [];
    }
    if (columns !== null && cells.length > 1) return rowOf(cells, columns);
    if (cells.length === 1 && line.trim() !== "") columns = null;
    if (inLastCell !== null && cells.length > 1) {
      const last = cells.at(-1) ?? "";
      const level = levelOf(last) ?? inLastCell.get(last) ?? null;
      if (level !== null) return [itemOf(cells.slice(0, -1).join(" "), level)];
    }
    return codes === null ? [line] : codedItems(line, codes);
  });
  return lines.join("\n");
}

function cellsOf(line: string): string[] {
  return line
    .replaceAll("\t", "|")
    .replace(" |", "|")
    .split("|")
    .map((cell) => cell.trim());
}

/** The level of a cell that contains nothing else: "Essential", "Wünschenswert". */
function levelOf(cell: string): Level | null {
  if (countWords(cell) > 2) return null;
  const kind = kindOfHeading(cell);
  if (kind === "nice") return kind;
  return kind === "must" && strongMustCue.test(cell) ? kind : null;
}

function columnsOf(cells: readonly string[]): Columns | null {
  const must = cells.findIndex((cell) => levelOf(cell) === "must");
  const nice = cells.findIndex((cell) => levelOf(cell) === "nice");
  return must === -1 || nice === -1 ? null : { must, nice };
}

/**
 * "Criteria | Essential / Desirable": the last cell of each row contains the level, as a word or
 * its first letter.
 */
function levelsInLastCell(cells: readonly string[]): ReadonlyMap<string, Level> | null {
  const names = (cells.at(-1) ?? "").split("/").map((cell) => cell.trim());
  if (cells.length < 2 || names.length !== 2) return null;
  if (names.join("") === "ED")
    return new Map([
      ["E", "must"],
      ["D", "nice"],
    ]);
  const levels = names.map((name) => [name.charAt(0).toUpperCase(), levelOf(name)] as const);
  const known = levels.flatMap(([letter, level]) =>
    level === null ? [] : [[letter, level] as const],
  );
  return known.length === 2 ? new Map(known) : null;
}

function rowOf(cells: readonly string[], columns: Columns): string[] {
  const [first = ""] = cells;
  return (["must", "nice"] as const).flatMap((level) => {
    const cell = cells[columns[level]] ?? "";
    if ("-–—".includes(cell)) return [];
    return [itemOf(mark.test(cell) ? first : cell, level)];
  });
}

const itemOf = (text: string, level: Level) => `- ${text} (${codeWords[level]})`;

/** "E = essential, D = desirable", "Essential (E) / Desirable (D)". */
function codesOf(description: string): ReadonlyMap<string, Level> | null {
  const codes = new Map<string, Level>();
  for (const [, before, word = "", after] of description.matchAll(
    /(?:\b(\p{Lu}) ?[=:–-] ?)?\b(\p{L}{4,14})\b(?: ?\((\p{Lu})\))?/gu,
  )) {
    const code = before ?? after;
    const level = code === undefined ? null : levelOf(word);
    if (code !== undefined && level !== null) codes.set(code, level);
  }
  return codes.size < 2 ? null : codes;
}

/** Items with letters: "Excel (E), VBA (D)", "Report writing – E – A/I", "Driving licence | E". */
function codedItems(line: string, codes: ReadonlyMap<string, Level>): string[] {
  const parts = line.split(/ ?(?:\(|\||(?<= )[–—-](?= )) ?(\p{Lu})(?:\)|(?= ?(?:$|[|–—-])))/u);
  if (parts.length < 3) return [line];
  const items: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const level = codes.get(parts[at + 1] ?? "");
    const text = (parts[at] ?? "").replace(/^[\s,;.|–—-]+(?=\p{L})/u, "");
    if (level !== undefined && text !== "") items.push(itemOf(text, level));
  }
  return items.length > 0 ? items : [line];
}
