import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { useEffect, useRef } from "react";
import { AnswerPair } from "./both-answers.tsx";
import { reviewedPart } from "./reviewed-part.ts";
import { kindNames } from "./row-words.ts";

/** The requirements for which rules and model disagree, each with both lines. */
export function Differences({ candidate }: { candidate: Candidate }) {
  const rows = candidate.score.breakdown
    .filter(({ component }) => component === "skills")
    .flatMap((part) => part.rows)
    .flatMap((row) => (row.both ? [{ ...row, both: row.both }] : []))
    .filter(({ both }) => both.byModel.state !== both.byRules.state);
  const { box, settle } = useNextFocus(rows.map(keyOf));
  return (
    <div ref={box} tabIndex={-1} className="rounded-tick">
      {rows.length === 0 && (
        <p className="text-ink-2">
          Rules and model give the same answers, or you reviewed the rest.
        </p>
      )}
      {rows.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line text-13">
          {rows.map((row, at) => {
            const part = reviewedPart("skills", row);
            const { requirement, both, kind } = row;
            return (
              <li
                key={keyOf(row)}
                tabIndex={-1}
                className="flex flex-col gap-2 rounded-tick py-3 [overflow-wrap:anywhere]"
              >
                <p>
                  <span className="text-14 font-medium">{requirement}</span>{" "}
                  <span className="text-12 text-ink-3">{kindNames[kind]}</span>
                </p>
                <AnswerPair
                  both={both}
                  about={part && { part, requirement }}
                  onSay={(saved) => settle(at, saved)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const keyOf = ({ kind, requirement }: { kind: string; requirement: string }) =>
  `${kind} ${requirement}`;

/**
 * A row that is settled goes, and its buttons with it: the focus moves to the row that takes its
 * place, or to the whole where none is left.
 */
function useNextFocus(keys: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef<{ key: string; at: number } | null>(null);
  const moveFocus = (at: number) => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const rows = [...(box.current?.querySelectorAll("li") ?? [])];
    (rows[Math.min(at, rows.length - 1)] ?? box.current)?.focus();
  };
  useEffect(() => {
    const row = settled.current;
    if (row === null || keys.includes(row.key)) return;
    settled.current = null;
    moveFocus(row.at);
  });
  const settle = (at: number, saved: Promise<void>) => {
    const key = keys[at];
    if (key !== undefined) settled.current = { key, at };
    // Another line of the CV may answer now, and the row stay.
    void saved.then(() => settled.current && moveFocus(at));
  };
  return { box, settle };
}
