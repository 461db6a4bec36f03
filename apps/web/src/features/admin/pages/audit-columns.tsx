import { auditLabel, erasedPerson } from "@resume-picker/domain/admin/audited-actions";
import type { AuditEntry } from "@resume-picker/domain/admin/operations";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { DayAndTime } from "../day-and-time.tsx";
import { detailsInWords, inWords } from "./audit-words.ts";

const nobody = <span className="text-ink-3">–</span>;

const personCell = (name: string | null, isErased: boolean) => {
  if (isErased) return <span className="text-ink-3">{erasedPerson}</span>;
  return name ?? nobody;
};

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  { label: "Time", cell: ({ createdAt }) => <DayAndTime date={createdAt} /> },
  { label: "User", cell: ({ username, isUserErased }) => personCell(username, isUserErased) },
  { label: "Action", className: "font-medium", cell: ({ action }) => auditLabel(action) },
  {
    label: "Target",
    className: "text-ink-2 md:w-36",
    cell: ({ subject, isSubjectErased, resourceType, resourceId }) =>
      resourceType === null ? (
        personCell(subject, isSubjectErased)
      ) : (
        <span className="[overflow-wrap:anywhere]">
          {[inWords(resourceType), resourceId].filter(Boolean).join(" ")}
        </span>
      ),
  },
  {
    label: "Details",
    className: "text-13 text-ink-2",
    cell: ({ metadata }) => detailsInWords(metadata),
  },
  {
    label: "IP address",
    className: "text-13 text-ink-2 figures whitespace-nowrap",
    cell: ({ address }) => address ?? nobody,
  },
];
