import type { ApiOutput } from "../../lib/api.ts";
import { formatDay, formatTime } from "../../lib/dates/format-date.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";

type Ranking = ApiOutput["scoring"]["aiRankings"][number];

/** The latest fifty rankings, newest first. */
export function AiRankings({ rankings }: { rankings: readonly Ranking[] }) {
  if (rankings.length === 0) {
    return (
      <EmptyState title="No AI ranking yet" className="px-0">
        Each run of “AI Rank” is listed here with its time, engine and result.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="AI rankings"
      rows={rankings}
      keyOf={({ id }) => id}
      pageSize={10}
      columns={[
        {
          label: "Started",
          className: "figures",
          cell: ({ startedAt }) => `${formatDay(startedAt)}, ${formatTime(startedAt)}`,
        },
        { label: "Engine", className: "[overflow-wrap:anywhere]", cell: ({ engine }) => engine },
        {
          label: "Candidates",
          isNumber: true,
          cell: ({ documents }) => Object.keys(documents).length.toLocaleString("en"),
        },
        { label: "Result", cell: (ranking) => <Result ranking={ranking} /> },
        { label: "Took", isNumber: true, cell: timeTaken },
        {
          label: "Tokens",
          isNumber: true,
          cell: ({ tokens }) => (tokens === null ? "–" : tokens.toLocaleString("en")),
        },
      ]}
    />
  );
}

const results = {
  running: ["Running", "text-ink-2"],
  done: ["Ranked", "text-good"],
  stopped: ["Stopped", "text-ink-2"],
  failed: ["Failed", "text-danger"],
} as const;

function Result({ ranking: { status, failure } }: { ranking: Ranking }) {
  const [word, tone] = results[status];
  return (
    <>
      <span className={`font-medium ${tone}`}>{word}</span>
      {status === "failed" && failure !== null && (
        <span className="block text-13 text-ink-2 [overflow-wrap:anywhere]">{failure}</span>
      )}
    </>
  );
}

function timeTaken({ startedAt, finishedAt }: Ranking): string {
  if (finishedAt === null) return "–";
  const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}
