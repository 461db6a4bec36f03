import type { Segment } from "./word.ts";

/** A table cell as its lines from top to bottom. */
export type Cell = Segment[];

/**
 * Joins cells that were wrapped in a narrow column, such as "Ward Manager, ⇥ Leeds" above "Acute
 * Medicine". Each piece of the second row must be below a cell that was too narrow for it.
 */
export function joinWrappedCells(rows: readonly (readonly Segment[])[]): Cell[][] {
  const edges = sharedEdges(rows);
  const joined: Cell[][] = [];
  for (const row of rows) {
    const above = joined.at(-1) ?? [];
    const owners = above.length > 1 ? row.map((piece) => findOwner(piece, above, edges)) : [];
    if (owners.length > 0 && owners.every((owner) => owner !== undefined))
      row.forEach((piece, at) => owners[at]?.push(piece));
    else joined.push(row.map((piece) => [piece]));
  }
  return joined;
}

/** Returns the left edges shared by several rows of cells, and their common right edge. */
function sharedEdges(rows: readonly (readonly Segment[])[]): number[] {
  const cells = rows.filter((row) => row.length > 2).flat();
  const lefts = cells.map(({ left }) => left).toSorted((a, b) => a - b);
  const shared = lefts.filter((left, at) => left - (lefts[at - 1] ?? -Infinity) <= 2);
  return cells.length > 0 ? [...shared, Math.max(...cells.map(({ right }) => right))] : [];
}

function findOwner(
  piece: Segment,
  above: readonly Cell[],
  edges: readonly number[],
): Cell | undefined {
  return above.find((cell, at) => {
    const last = cell.at(-1);
    if (!last || piece.bullet || last.style !== piece.style) return false;
    if (Math.abs(last.left - piece.left) > 2 && Math.abs(last.right - piece.right) > 2)
      return false;
    if (piece.baseline - last.baseline > 1.45 * piece.size) return false;
    const end = above[at + 1]?.[0]?.left ?? edges.find((edge) => edge > last.left + 2) ?? 0;
    const [first] = piece.words;
    const needed = last.right + (first ? first.right - first.left : 0) + 0.25 * piece.size;
    return piece.right <= end && needed > end - 0.3 * piece.size;
  });
}
