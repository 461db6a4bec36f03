import { decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { formatDay, formatTime } from "../../lib/dates/format-date.ts";
import { FoldMark } from "../../ui/fold-mark.tsx";
import { reasonFor } from "../../lib/error-message.ts";

type Props = { jobId: number; candidateId: number };
type Row = ApiOutput["decisions"]["history"][number];

/** The candidate's earlier decisions, newest first, with score and ranks at that time. */
export function DecisionHistory({ jobId, candidateId }: Props) {
  const { data, error } = api.decisions.history.useQuery({ id: jobId, candidateId });
  if (error) {
    return (
      <p role="alert" className="text-13 text-danger">
        Earlier decisions could not be loaded. {reasonFor(error)}
      </p>
    );
  }
  const last = data?.at(-1);
  const earlier = (last?.decision ? data?.slice(0, -1) : data)?.toReversed() ?? [];
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="flex w-fit items-center gap-1 rounded-tick text-13 text-ink-2 thumb:min-h-11">
        {earlier.length} earlier {earlier.length === 1 ? "decision" : "decisions"}
        <FoldMark />
      </summary>
      <ol className="mt-1 divide-y divide-line border-y border-line text-13">
        {earlier.map((row) => (
          <EarlierDecision key={row.id} row={row} />
        ))}
      </ol>
    </details>
  );
}

function EarlierDecision({ row: { decision, reasons, note, by, at, shownThen } }: { row: Row }) {
  const { totalScore, manualRank, aiRank } = shownThen;
  const then = [
    `total ${totalScore.toFixed(1)}`,
    manualRank !== null && `manual rank ${manualRank}`,
    aiRank !== null && `AI rank ${aiRank}`,
  ];
  return (
    <li className="py-1.5">
      <p>
        <span className="font-medium">
          {decision === null ? "Cleared" : decisionLabels[decision].done}
        </span>
        {reasons.length > 0 && <span className="text-ink-2"> · {reasons.join(", ")}</span>}
      </p>
      {note !== null && <p className="break-words text-ink-2">{note}</p>}
      <p className="text-ink-3 figures">
        {by?.name ?? "Deleted account"}, {formatDay(at)} {formatTime(at)} ·{" "}
        {then.filter(Boolean).join(", ")} then
      </p>
    </li>
  );
}
