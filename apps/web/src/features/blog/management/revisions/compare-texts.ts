import { diffLines, diffWordsWithSpace } from "diff";

type Piece = { kind: "same" | "added" | "removed"; text: string };

/** Comparing word by word takes long for long texts with little in common. */
const patienceMs = 500;

/** The words that were added and removed; whole lines where comparing words takes too long. */
export function compareTexts(before: string, after: string): Piece[] {
  const timeout = { timeout: patienceMs };
  const changes = diffWordsWithSpace(before, after, timeout) ?? diffLines(before, after, timeout);
  if (changes === undefined) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => {
    if (added) return { kind: "added", text: value };
    return { kind: removed ? "removed" : "same", text: value };
  });
}
