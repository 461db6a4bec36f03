import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/pool/pooled-candidate";
import { Link } from "@tanstack/react-router";
import { formatDay } from "../../lib/dates/format-date.ts";
import { Badge } from "../../ui/badges/badge.tsx";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";

const shownSkills = 4;

/** What stands of each candidate; the first column and the last are the page's own. */
export const poolColumns: readonly DataColumn<PooledCandidate>[] = [
  {
    label: "Candidate",
    className: "max-md:items-start",
    cell: (candidate) => (
      <span className="min-w-0 max-md:text-right">
        <span className="line-clamp-2 font-medium">{displayName(candidate)}</span>
        <span className="line-clamp-2 text-13 text-ink-3">
          {[candidate.lastRoleTitle, candidate.location].filter(Boolean).join(" · ")}
        </span>
      </span>
    ),
  },
  {
    label: "Years",
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
            <PooledJob key={job.id} job={job} candidateId={id} />
          ))}
        </ul>
      ),
  },
  {
    label: "CV",
    className: "text-13",
    cell: ({ receivedAt, versionCount, keptUntil, isPast }) => (
      <span className="figures whitespace-nowrap max-md:text-right">
        <time dateTime={receivedAt.toISOString()} className="block">
          {formatDay(receivedAt)}
        </time>
        {versionCount > 1 && <span className="block text-ink-3">{versionCount} versions</span>}
        {keptUntil !== null && (
          <span className="block text-ink-3">
            {isPast ? <Badge tone="warning">Past its time</Badge> : "Kept"}{" "}
            <span className="block">
              until <time dateTime={keptUntil}>{formatDay(new Date(`${keptUntil}T00:00:00`))}</time>
            </span>
          </span>
        )}
      </span>
    ),
  },
];

type PooledJobProps = { job: PooledCandidate["jobs"][number]; candidateId: number };

/** A job, what was decided there, and the score, which stays beside the title's first line. */
function PooledJob({ job, candidateId }: PooledJobProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 max-md:justify-end max-md:text-right">
        <Link
          to="/jobs/$id"
          params={{ id: String(job.id) }}
          search={{ candidate: candidateId }}
          title={job.title}
          className="text-brand underline-offset-2 hover:underline thumb:py-2"
        >
          <span className="md:line-clamp-1 md:break-all">{job.title}</span>
        </Link>
        {job.decision && <DecisionBadge decision={job.decision.decision} />}
      </span>
      <span className="text-13 text-ink-2 figures">{job.totalScore.toFixed(1)}</span>
    </li>
  );
}
