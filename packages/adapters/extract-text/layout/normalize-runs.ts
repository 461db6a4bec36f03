import type { TextRun } from "@resume-picker/domain/resume/shape/document";

/**
 * Normalises the white space in the runs of one line. A separator (a tab, or four or more spaces)
 * becomes one tab, other white space one space, and both ends are trimmed.
 */
export function normalizeRuns(runs: readonly TextRun[]): TextRun[] {
  const text = runs.map((run) => run.text).join("");
  const owners = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run));
  const tidy: TextRun[] = [];
  const owned = new Map<TextRun, TextRun>();
  const add = (piece: string, at: number): void => {
    const owner = owners[at];
    if (!owner || piece === "") return;
    const last = tidy[tidy.length - 1];
    if (last && owned.get(owner) === last) {
      last.text += piece;
      return;
    }
    const run = { ...owner, text: piece };
    owned.set(owner, run);
    tidy.push(run);
  };
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  for (let at = start; at < end; at += 1) {
    const space = /^\s+/.exec(text.slice(at, end))?.[0];
    if (space === undefined) {
      add(text.charAt(at), at);
    } else {
      add(space.includes("\t") || space.length >= 4 ? "\t" : " ", Math.max(0, at - 1));
      at += space.length - 1;
    }
  }
  return tidy;
}
