import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { Link } from "@tanstack/react-router";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { RankingCheckPart } from "./ranking-check-part.tsx";

/** Candidates who were declined at the top or advanced from far below. */
export function Surprises({
  jobId,
  surprises,
}: {
  jobId: number;
  surprises: RankingCheck["surprises"];
}) {
  return (
    <RankingCheckPart title="Surprises">
      {surprises.length === 0 ? (
        <p className="text-ink-2">
          No candidate in the top 10 was declined, and none below 30 was advanced.
        </p>
      ) : (
        <DataTable
          label="Surprises"
          rows={surprises}
          keyOf={({ candidateId }) => candidateId}
          columns={[
            { label: "Place", className: "figures", cell: ({ place }) => place },
            {
              label: "Candidate",
              cell: (row) => (
                <Link
                  to="/jobs/$id"
                  params={{ id: String(jobId) }}
                  search={{ candidate: row.candidateId }}
                  className="text-brand underline-offset-2 [overflow-wrap:anywhere] hover:underline thumb:py-2"
                >
                  {displayName(row)}
                </Link>
              ),
            },
            { label: "Total", isNumber: true, cell: ({ totalScore }) => totalScore.toFixed(1) },
            {
              label: "Decided",
              cell: ({ decision }) => <DecisionBadge decision={decision} />,
            },
            {
              label: "Reasons",
              className: "text-13 text-ink-2",
              cell: ({ reasons }) => (reasons.length === 0 ? "–" : reasons.join(", ")),
            },
          ]}
        />
      )}
    </RankingCheckPart>
  );
}
