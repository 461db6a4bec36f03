import type { JobOfCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { Link } from "@tanstack/react-router";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { GradeBadge } from "../../ui/badges/grade-badge.tsx";

type Props = { candidateId: number; jobs: readonly JobOfCandidate[] };

/** The jobs of a candidate, each linked to the candidate in its ranking. */
export function JobsOfCandidate({ candidateId, jobs }: Props) {
  if (jobs.length === 0) return <p className="text-ink-3">Not in any job.</p>;
  return (
    <ul className="grid gap-1.5">
      {jobs.map((job) => (
        <PooledJob key={job.id} job={job} candidateId={candidateId} />
      ))}
    </ul>
  );
}

type PooledJobProps = { job: JobOfCandidate; candidateId: number; isInTable?: boolean };

/** A job, the decision and the score, which is aligned with the first line of the title. */
export function PooledJob({ job, candidateId, isInTable = false }: PooledJobProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Link
          to="/jobs/$id"
          params={{ id: String(job.id) }}
          search={{ candidate: candidateId }}
          title={job.title}
          className="text-brand underline-offset-2 hover:underline thumb:py-2"
        >
          <span className={isInTable ? "line-clamp-1 break-all" : undefined}>{job.title}</span>
        </Link>
        {job.decision && <DecisionBadge decision={job.decision.decision} />}
      </span>
      <span className="flex items-center gap-1.5 text-13 text-ink-2 figures">
        {job.notScored ?? (
          <>
            {job.totalScore.toFixed(1)}
            <GradeBadge total={job.totalScore} className="min-w-7 justify-center" />
          </>
        )}
      </span>
    </li>
  );
}
