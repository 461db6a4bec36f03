import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { unpackStates } from "@resume-picker/domain/scoring/score/states";
import { Check, CircleAlert } from "lucide-react";
import { FoldMark } from "../../../ui/fold-mark.tsx";
import { NearestLine } from "../evidence/nearest-line.tsx";
import { reviewedPart } from "../evidence/reviewed-part.ts";
import type { ReceiptRow } from "../evidence/reviewed-part.ts";
import { RowQuote } from "../evidence/row-quote.tsx";
import { RowReview } from "../evidence/row-review.tsx";
import { sourceOf } from "../evidence/row-words.ts";
import { StateMark } from "../requirements/state-mark.tsx";
import { Section } from "./section.tsx";

/** Further rows are collapsed. */
const shownRows = 3;

/** Must-haves to review, each with the CV's closest line and buttons to accept or reject it. */
export function MissingSkills({ candidate }: { candidate: Pick<Candidate, "score"> }) {
  const { missingMustHave, mustStates, breakdown } = candidate.score;
  const skills = breakdown.find(({ component }) => component === "skills");
  const rows = (skills?.rows ?? []).filter(isToCheck);
  return (
    <Section title="Missing Critical Skills">
      {missingMustHave.length === 0 && <NoneMissing mustStates={mustStates} />}
      {rows.length === 0 ? <Names skills={missingMustHave} /> : <Rows rows={rows} />}
    </Section>
  );
}

/** Requirements that are met only by something similar are not missing, but not met either. */
function NoneMissing({ mustStates }: { mustStates: string }) {
  const states = unpackStates(mustStates);
  if (states.length === 0) return <p className="text-ink-2">This job has no must-haves.</p>;
  const similar = states.filter((state) => state !== "shown" && state !== "listed").length;
  if (similar > 0) {
    return (
      <p className="text-ink-2">
        {`No must-have is missing, but ${similar} of ${states.length} ${similar === 1 ? "is" : "are"} met only by something similar.`}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 text-good">
      <Check size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      All critical skills present: This candidate meets all must-have requirements.
    </p>
  );
}

const isToCheck = ({ kind, state, reviews }: ReceiptRow) =>
  kind === "must" && (state === "not-found" || state === "related" || reviews.length > 0);

function Rows({ rows }: { rows: readonly ReceiptRow[] }) {
  const first = rows.slice(0, shownRows);
  const rest = rows.slice(shownRows);
  return (
    <>
      <List rows={first} />
      {rest.length > 0 && (
        <details>
          <summary className="flex w-fit items-center gap-1 rounded-tick text-13 font-medium text-ink-2 thumb:min-h-11">
            {rest.length} more
            <FoldMark />
          </summary>
          <div className="pt-2">
            <List rows={rest} />
          </div>
        </details>
      )}
    </>
  );
}

function List({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line text-13">
      {rows.map((row) => (
        <li key={row.requirement} className="flex gap-2.5 py-2">
          {row.state !== null && <StateMark state={row.state} className="mt-1 size-3 shrink-0" />}
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: ReceiptRow }) {
  const { requirement, state, nearest } = row;
  const part = reviewedPart("skills", row);
  return (
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <p>
        <span className="text-14 font-medium">{requirement}</span>{" "}
        <span className={state === "not-found" ? "text-danger" : "text-ink-3"}>
          {sourceOf(row)}
        </span>
      </p>
      {row.quote !== null && <RowQuote row={row} words={[]} />}
      {nearest !== undefined && <NearestLine nearest={nearest} />}
      {part !== null && <RowReview row={row} about={{ part, requirement }} />}
    </div>
  );
}

/** Shown if only the names of the missing skills are known. */
function Names({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li
          key={skill}
          className="flex items-center gap-1.5 rounded-control bg-danger-soft px-2 py-1 text-13 text-danger"
        >
          <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" />
          {skill}
        </li>
      ))}
    </ul>
  );
}
