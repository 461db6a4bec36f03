import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { lowPlaces, topPlaces } from "@resume-picker/domain/ranking-check/surprise-places";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { Link } from "@tanstack/react-router";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { RankingCheckPart } from "./ranking-check-part.tsx";

const title = "Decisions against the ranking";

/** Candidates who were declined at the top or advanced from far below. */
export function Surprises({
  jobId,
  surprises,
}: {
  jobId: number;
  surprises: RankingCheck["surprises"];
}) {
  return (
    <RankingCheckPart
      title={title}
      about={`Declined candidates in the top ${topPlaces} and advanced ones below rank ${lowPlaces}. Review them first, because the requirements, the weights or the decision may need a change.`}
    >
      {surprises.length === 0 ? (
        <p className="text-ink-2">
          None. No candidate in the top {topPlaces} was declined, and none below rank {lowPlaces}{" "}
          was advanced.
        </p>
      ) : (
        <DataTable
          label={title}
          rows={surprises}
          keyOf={({ candidateId }) => candidateId}
          columns={[
            { label: "Rank", className: "figures", cell: ({ place }) => place },
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
