import type { Agreement } from "@resume-picker/domain/agreement/agreement";
import { scoreParts } from "@resume-picker/domain/score-parts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { AgreementPart } from "./agreement-part.tsx";

/** What advanced and declined have of each part on average. */
export function PartsApart({ parts }: Pick<Agreement, "parts">) {
  return (
    <AgreementPart title="What tells the two apart">
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
    </AgreementPart>
  );
}

const nameOf = (component: string): string =>
  scoreParts.find((part) => part.component === component)?.name ?? component;

const signed = new Intl.NumberFormat("en", {
  signDisplay: "exceptZero",
  minimumFractionDigits: 1,
});
