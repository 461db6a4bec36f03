import { fieldRow } from "../../candidate-fields.ts";
import { findStated } from "../stated/find-stated.ts";
import type { Statement } from "../stated/find-stated.ts";
import type { ResumeText } from "../text/resume-text.ts";

/** Removes the candidate's statements that reveal their origin. */
export function statedHider(text: ResumeText): { hide: (line: string, index: number) => string } {
  const byLine = new Map<number, Statement[]>();
  for (const statement of findStated(text)) {
    if (fieldRow(statement.field).isHidden !== true) continue;
    byLine.set(statement.line, [...(byLine.get(statement.line) ?? []), statement]);
  }
  return {
    hide: (line, index) =>
      (byLine.get(index) ?? [])
        // Applied from the end, to keep the earlier offsets valid.
        .toSorted((one, other) => other.from - one.from)
        .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), line),
  };
}
