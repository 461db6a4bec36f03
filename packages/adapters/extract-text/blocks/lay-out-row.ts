import { isDateLike, isPlaceLike } from "../layout/date-like.ts";
import { type TextBlock, type BlockLine, blockText, joinLines, lineText } from "./text-block.ts";

/**
 * Returns the cells of one table row in reading order. Short cells side by side form one line with
 * tabs, a date or place joins the line beside it, and cells of running text are columns.
 */
export function layOutRow(cells: readonly (readonly TextBlock[])[]): TextBlock[] {
  const filled = cells
    .map((blocks, index) => ({ blocks: blocks.filter((block) => block.lines.length > 0), index }))
    .filter(({ blocks }) => blocks.length > 0);
  const [first, second] = filled;
  if (!first) return [];
  if (!second) return [...first.blocks];
  if (filled.every(({ blocks }) => countLines(blocks) === 1))
    return [joinCells(filled.map(({ blocks }) => blocks))];
  const texts = filled.filter(({ blocks }) => !isMargin(blocks));
  if (texts.length === 1 && texts[0] && filled.length <= 3) {
    return joinMargins(
      filled.map(({ blocks }) => blocks),
      texts[0].blocks,
    );
  }
  const record = joinRecord(filled.map(({ blocks }) => blocks));
  if (record) return record;
  if (isLabel(first.blocks)) return filled.flatMap(({ blocks }) => blocks);
  return filled.flatMap(({ blocks, index }) =>
    blocks.map((block) => ({ ...block, column: block.column + index })),
  );
}

/**
 * Joins a row of three or more cells of which only one continues below its first line, such as
 * "Title⇥Employer⇥Dates" with the duties below the title. Null for any other row.
 */
function joinRecord(cells: readonly (readonly TextBlock[])[]): TextBlock[] | null {
  const long = cells.filter((cell) => countLines(cell) > 1);
  const [text] = long;
  if (cells.length < 3 || long.length !== 1 || text?.[0]?.bullet !== false) return null;
  const isShort = cells.every((cell) => lineText(cell[0]?.lines[0] ?? emptyLine).length <= 60);
  if (!isShort) return null;
  const [head, ...others] = text;
  const [start, ...rest] = head.lines;
  const tops = cells.map((cell) => {
    const [top] = cell === text ? [{ ...head, lines: start ? [start] : [] }] : cell;
    return top ? [top] : [];
  });
  const below = rest.length > 0 ? [{ ...head, lines: rest }] : [];
  return [joinCells(tops), ...below, ...others];
}

const emptyLine: BlockLine = { page: 1, indent: 0, runs: [] };

function countLines(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.lines.length, 0);
}

function joinCells(cells: readonly (readonly TextBlock[])[]): TextBlock {
  const blocks = cells.flat();
  const [first] = blocks;
  return {
    lines: [joinLines(blocks.flatMap((block) => block.lines))],
    bullet: first?.bullet === true,
    heading: blocks.every((block) => block.heading),
    column: first?.column ?? 0,
  };
}

function isMargin(blocks: readonly TextBlock[]): boolean {
  const lines = blocks.flatMap((block) => block.lines.map(lineText));
  return (
    lines.length <= 4 &&
    isDateLike(lines.join(" ").slice(0, 45)) &&
    lines.every(
      (line) =>
        line.length <= 45 &&
        (isDateLike(line) || isPlaceLike(line) || /^[-–—\d\s./]+$/.test(line) || line.length < 16),
    )
  );
}

function isLabel(blocks: readonly TextBlock[]): boolean {
  const text = blocks.map(blockText).join(" ");
  return countLines(blocks) <= 2 && text.length <= 40 && !/\d/.test(text);
}

/** Joins the lines of the margin cells with the first lines of the text, one to one if they fit. */
function joinMargins(
  cells: readonly (readonly TextBlock[])[],
  text: readonly TextBlock[],
): TextBlock[] {
  const plain = text.findIndex((block) => block.bullet);
  const places = text.slice(0, plain < 0 ? undefined : plain).flatMap((block) => block.lines);
  let joined = text;
  const [firstPlace] = places;
  cells.forEach((cell) => {
    if (cell === text || !firstPlace) return;
    const before = cells.indexOf(cell) < cells.indexOf(text);
    const margin = cell.flatMap((block) => block.lines);
    const fits =
      margin.length <= places.length &&
      margin.every((line) => isDateLike(lineText(line)) || isPlaceLike(lineText(line)));
    const lines = fits ? margin : [spaced(margin)];
    joined = joined.map((block) => ({
      ...block,
      lines: block.lines.map((line) => {
        const beside = lines[places.indexOf(line)];
        if (!beside) return line;
        const result = joinLines(before ? [beside, line] : [line, beside]);
        places[places.indexOf(line)] = result;
        return result;
      }),
    }));
  });
  if (firstPlace) return [...joined];
  return cells.flat();
}

function spaced(lines: readonly BlockLine[]): BlockLine {
  const [first] = lines;
  const runs = lines.flatMap(({ runs: own }, index) =>
    index === 0 ? own : own.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run)),
  );
  return { page: first?.page ?? 1, indent: first?.indent ?? 0, runs };
}
