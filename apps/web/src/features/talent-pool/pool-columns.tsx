import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { formatDay } from "../../lib/dates/format-date.ts";
import { PooledJob } from "./jobs-of-candidate.tsx";
import { Badge } from "../../ui/badges/badge.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";

const shownSkills = 4;

/** The columns of the candidate list, after the selection column. */
export const poolColumns = (
  onOpen: (id: number) => void,
): readonly DataColumn<PooledCandidate>[] => [
  {
    label: "Candidate",
    sortKey: "name",
    className: "max-md:items-start",
    cell: (candidate) => (
      <span className="min-w-0 max-md:text-right">
        <button
          type="button"
          className="rounded-tick text-left font-medium hover:underline max-md:text-right thumb:min-h-11"
          onClick={() => onOpen(candidate.id)}
        >
          <span className="line-clamp-2">{displayName(candidate)}</span>
        </button>
        <span className="line-clamp-2 text-13 text-ink-3">
          {[candidate.lastRoleTitle, candidate.location].filter(Boolean).join(" · ")}
        </span>
      </span>
    ),
  },
  {
    label: "Years",
    sortKey: "years",
    isNumber: true,
    cell: ({ yearsExperience }) => (yearsExperience === null ? "–" : yearsExperience),
  },
  {
    label: "Skills",
    className: "text-13 text-ink-2 md:w-1/5 lg:w-1/4",
    cell: ({ skills }) => (
      <span className="max-w-56 max-md:text-right" title={skills.join(", ")}>
        {skills.slice(0, shownSkills).join(", ")}
        {skills.length > shownSkills && ` +${skills.length - shownSkills}`}
      </span>
    ),
  },
  {
    label: "Jobs",
    className: "max-md:items-baseline! md:w-3/10",
    cell: ({ id, jobs }) =>
      jobs.length === 0 ? (
        <span className="text-ink-3">None</span>
      ) : (
        <ul className="grid min-w-0 gap-1.5 max-md:justify-items-end">
          {jobs.map((job) => (
            <PooledJob key={job.id} job={job} candidateId={id} isInTable />
          ))}
        </ul>
      ),
  },
  {
    label: "CV",
    sortKey: "received",
    className: "text-13",
    cell: ({ receivedAt, versionCount, keptUntil, isPast, hold }) => (
      <span className="figures whitespace-nowrap max-md:text-right">
        <time dateTime={receivedAt.toISOString()} className="block">
          {formatDay(receivedAt)}
        </time>
        {versionCount > 1 && <span className="block text-ink-3">{versionCount} versions</span>}
        {hold !== null && (
          <span className="block" title={hold.reason}>
            <Badge tone="outline">On hold</Badge>
          </span>
        )}
        {keptUntil !== null && hold === null && (
          <span className="block text-ink-3">
            {isPast ? <Badge tone="warning">Past retention</Badge> : "Kept"}{" "}
            <span className="block">
              until <time dateTime={keptUntil}>{formatDay(new Date(`${keptUntil}T00:00:00`))}</time>
            </span>
          </span>
        )}
      </span>
    ),
  },
];
