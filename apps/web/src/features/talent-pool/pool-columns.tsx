import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { formatDay } from "../../lib/dates/format-date.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";
import { PooledJob } from "./jobs-of-candidate.tsx";
import { KeptMark } from "./retention/kept-mark.tsx";

const shownSkills = 4;

/** The columns of the candidate list, after the selection column. */
export const poolColumns = (
  onOpen: (id: number) => void,
): readonly DataColumn<PooledCandidate>[] => [
  {
    label: "Candidate",
    sortKey: "name",
    cell: (candidate) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={candidate.name} />
        <span className="min-w-0">
          <button
            type="button"
            className="rounded-tick text-left font-medium hover:underline thumb:min-h-11"
            onClick={() => onOpen(candidate.id)}
          >
            <span className="line-clamp-2">{displayName(candidate)}</span>
          </button>
          <span className="line-clamp-2 text-13 text-ink-3">
            {[candidate.lastRoleTitle, candidate.location].filter(Boolean).join(" · ")}
          </span>
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
    className: "text-13 text-ink-2 w-1/5 lg:w-1/4",
    cell: ({ skills }) => (
      <span className="max-w-56" title={skills.join(", ")}>
        {skills.slice(0, shownSkills).join(", ")}
        {skills.length > shownSkills && ` +${skills.length - shownSkills}`}
      </span>
    ),
  },
  {
    label: "Jobs",
    className: "w-3/10",
    cell: ({ id, jobs }) =>
      jobs.length === 0 ? (
        <span className="text-ink-3">None</span>
      ) : (
        <ul className="grid min-w-0 gap-1.5">
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
    cell: (candidate) => (
      <span className="flex flex-col items-start gap-0.5 whitespace-nowrap figures">
        <time dateTime={candidate.receivedAt.toISOString()}>{formatDay(candidate.receivedAt)}</time>
        {candidate.versionCount > 1 && (
          <span className="text-ink-3">{candidate.versionCount} versions</span>
        )}
        <KeptMark candidate={candidate} />
      </span>
    ),
  },
];
