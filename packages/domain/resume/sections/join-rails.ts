import type { TextLine } from "../shape/document.ts";
import { matchHeading } from "./match-heading.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { PlacedLine } from "./placed-line.ts";
import { joinStackedDates } from "./join-stacked-dates.ts";

const levelled = 5;

/**
 * Joins label rails with their content. A narrow left column of only headings and dates, each level
 * with a line to its right, belongs to those lines and isn't a separate column. Dates are joined to
 * their line (with a tab), and headings are placed before it.
 */
export function joinRails(lines: readonly TextLine[]): PlacedLine[] {
  const placed = joinStackedDates(lines.map((line, index) => ({ index, line })));
  const pages = new Set(lines.map((line) => line.page));
  let result: PlacedLine[] = placed;
  for (const page of pages) {
    const rail = findRail(
      placed.filter(({ line }) => line.page === page && line.region === "body"),
    );
    if (rail.length > 0) result = weave(result, rail);
  }
  return result;
}

/** The lines of the page's label rail, if any. */
function findRail(page: readonly PlacedLine[]): PlacedLine[] {
  const right = Math.max(0, ...page.map(({ line }) => line.box.x + line.box.width));
  if (right === 0) return [];
  const left = Math.min(...page.map(({ line }) => line.box.x));
  const edge = left + (right - left) * 0.34;
  const narrow = page.filter(
    ({ line }) => line.box.x + line.box.width <= edge && !line.text.includes("\t"),
  );
  const columns = new Set(narrow.map(({ line }) => line.column));
  for (const column of columns) {
    const start = Math.min(
      ...narrow.filter(({ line }) => line.column === column).map(({ line }) => line.box.x),
    );
    const others = page.filter(({ line }) => line.column !== column && line.box.x > start + 25);
    if (others.length === 0) continue;
    const top = Math.min(...others.map(({ line }) => line.box.y)) - levelled;
    const inside = narrow.filter(({ line }) => line.column === column && line.box.y >= top);
    const whole = page.filter(({ line }) => line.column === column && line.box.y >= top);
    if (inside.length < whole.length * 0.9) continue;
    const labels = labelsOf(inside);
    const isLevel = (entry: PlacedLine): boolean =>
      others.some(({ line }) => isBeside(entry.line, line));
    const level = labels.filter(isLevel);
    const dates = labels.filter(({ line }) => findDateSpans(line.text).length > 0);
    const areDatesLevel = dates.length >= 2 && dates.every(isLevel);
    const isRail = labels.length >= 2 && (level.length >= labels.length * 0.6 || areDatesLevel);
    if (isRail) return labels;
  }
  return [];
}

/** Whether the other line is level with this one, or within the height of a multi-line one. */
function isBeside({ box, fontSize }: TextLine, { box: other }: TextLine): boolean {
  if (Math.abs(other.y - box.y) <= levelled) return true;
  return box.height > fontSize * 2 && other.y >= box.y && other.y <= box.y + box.height;
}

/** The labels among a column's lines, or none if too many lines are something else. */
function labelsOf(inside: readonly PlacedLine[]): PlacedLine[] {
  const labels: PlacedLine[] = [];
  for (const [at, entry] of inside.entries()) {
    if (isLabel(entry, inside)) labels.push(entry);
    const others = at + 1 - labels.length;
    if (inside.length - others < inside.length * 0.75) return [];
  }
  return labels;
}

function isLabel({ line }: PlacedLine, around: readonly PlacedLine[]): boolean {
  const text = line.text.trim();
  if (line.bullet || text.length > 34) return false;
  const [span] = findDateSpans(text);
  if (span && span.to - span.from >= text.length * 0.6) return true;
  if (matchHeading(text) !== null) return true;
  const at = around.findIndex((entry) => entry.line === line);
  const before = around[at - 1]?.line.text ?? "";
  const after = around[at + 1]?.line.text ?? "";
  return [`${before} ${text}`, `${text} ${after}`].some(
    (two) => matchHeading(two)?.how === "listed",
  );
}

function weave(lines: readonly PlacedLine[], rail: readonly PlacedLine[]): PlacedLine[] {
  const moved = new Set(rail.map((entry) => entry.index));
  const rest = lines.filter((entry) => !moved.has(entry.index));
  const page = rail[0]?.line.page;
  const waiting = [...rail].sort((one, other) => one.line.box.y - other.line.box.y);
  const own = new Set(
    rest
      .filter((entry) => entry.line.page === page && entry.line.region === "body")
      .map((entry) => entry.index),
  );
  const result: PlacedLine[] = [];
  const column = mainColumn(rest, rail);
  for (const entry of rest) {
    const isBeside = own.has(entry.index) && entry.line.column === column;
    let joined = entry;
    while (isBeside && waiting[0] && waiting[0].line.box.y <= entry.line.box.y + levelled) {
      const label = waiting.shift();
      if (!label) break;
      const isDate =
        findDateSpans(label.line.text).length > 0 && matchHeading(label.line.text) === null;
      if (isDate && Math.abs(label.line.box.y - entry.line.box.y) <= levelled) {
        joined = {
          index: entry.index,
          line: { ...joined.line, text: `${label.line.text.trim()}\t${joined.line.text}` },
        };
      } else {
        result.push(besides(label, entry));
        const half = waiting.at(0);
        if (half && isBrokenHeading(label, half)) {
          waiting.shift();
          result.push(besides(half, entry));
        }
      }
    }
    result.push(joined);
  }
  return [...result, ...waiting];
}

/** "Experiência" / "profissional": two lines of one heading. */
function isBrokenHeading({ line }: PlacedLine, half: PlacedLine): boolean {
  const whole = matchHeading(`${line.text.trim()} ${half.line.text.trim()}`);
  return whole?.how === "listed" && matchHeading(half.line.text)?.how !== "listed";
}

/** The label as a line of the column next to it. */
function besides(label: PlacedLine, entry: PlacedLine): PlacedLine {
  return { index: label.index, line: { ...label.line, column: entry.line.column } };
}

/** The column that most rail lines are level with. */
function mainColumn(rest: readonly PlacedLine[], rail: readonly PlacedLine[]): number {
  const counts = new Map<number, number>();
  for (const label of rail) {
    for (const { line } of rest) {
      if (line.page !== label.line.page || line.region !== "body") continue;
      if (Math.abs(line.box.y - label.line.box.y) > levelled || line.box.x < label.line.box.x)
        continue;
      counts.set(line.column, (counts.get(line.column) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
