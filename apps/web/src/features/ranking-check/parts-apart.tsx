import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { scoreParts } from "@resume-picker/domain/score-parts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { RankingCheckPart } from "./ranking-check-part.tsx";

/** Average scores of advanced and declined candidates in each part. */
export function PartsApart({ parts }: Pick<RankingCheck, "parts">) {
  return (
    <RankingCheckPart title="What separates them">
      <DataTable
        label="Parts of the score"
        rows={parts}
        keyOf={({ component }) => component}
        columns={[
          { label: "Part", cell: ({ component }) => nameOf(component) },
          { label: "Advanced", isNumber: true, cell: ({ advanced }) => advanced.toFixed(1) },
          { label: "Declined", isNumber: true, cell: ({ declined }) => declined.toFixed(1) },
          {
            label: "Difference",
            isNumber: true,
            cell: ({ difference }) => signed.format(difference).replace("-", "−"),
          },
          {
            label: "Agrees alone",
            isNumber: true,
            cell: ({ percent }) => `${Math.round(percent)}%`,
          },
          {
            label: "Weight",
            isNumber: true,
            cell: ({ weight }) => `${Math.round(weight * 1000) / 10}%`,
          },
        ]}
      />
    </RankingCheckPart>
  );
}

const nameOf = (component: string): string =>
  scoreParts.find((part) => part.component === component)?.name ?? component;

const signed = new Intl.NumberFormat("en", {
  signDisplay: "exceptZero",
  minimumFractionDigits: 1,
});
