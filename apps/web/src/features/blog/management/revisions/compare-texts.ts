import { diffLines, diffWordsWithSpace } from "diff";

type Piece = { kind: "same" | "added" | "removed"; text: string };

/** The time limit for comparing words, which is slow for long texts with little in common. */
const patienceMs = 500;

/** Returns added and removed words, or whole lines if comparing words takes too long. */
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
