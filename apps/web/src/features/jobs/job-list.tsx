import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { JobActions } from "./job-actions.ts";
import { controlStyle } from "../../ui/forms/control-style.ts";
import { FoldMark } from "../../ui/fold-mark.tsx";
import { JobRow } from "./job-row.tsx";
import { reasonFor } from "../../lib/error-message.ts";

type Props = {
  jobs: readonly ListedJob[];
  counts: Readonly<Record<string, number>> | undefined;
  selectedId: number | null;
  query: { isLoading: boolean; error: { message: string } | null; retry: () => void };
  actions: JobActions;
  ref?: Ref<HTMLElement> | undefined;
};

export function JobList({ ref, ...props }: Props) {
  return (
    <section ref={ref} aria-labelledby="jobs-heading" className="flex min-h-44 flex-1 flex-col">
      <div className="flex items-center justify-between pr-2 pb-1 pl-5">
        <h2 id="jobs-heading" className="text-13 font-medium text-ink-2">
          Jobs
        </h2>
        <IconButton
          label="Add job"
          size="sm"
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          disabled={props.actions.isAdding}
          onClick={props.actions.add}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pt-1 pb-3">
        <Rows {...props} />
      </div>
    </section>
  );
}

const mostWithoutFilter = 10;

function Rows({ jobs, counts, selectedId, query, actions }: Omit<Props, "ref">) {
  const [filter, setFilter] = useState("");
  if (query.isLoading) {
    return (
      <div role="status" className="flex flex-col gap-5 px-3 py-3">
        <span className="sr-only">Loading jobs...</span>
        {[0, 1, 2].map((row) => (
          <div key={row}>
            <Skeleton className="h-3 w-40" />
            <Skeleton className="mt-2 h-2.5 w-24" />
          </div>
        ))}
      </div>
    );
  }
  if (query.error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 px-3 py-3 text-13">
        <p className="text-ink-2">The jobs could not be loaded. {reasonFor(query.error)}</p>
        <Button size="sm" onClick={query.retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (jobs.length === 0) {
    return (
      <div className="px-3 py-3">
        <p className="font-medium">No jobs yet</p>
        <p className="text-13 text-ink-2">Create your first job posting</p>
      </div>
    );
  }
  const rowsOf = (some: readonly ListedJob[]) => (
    <ul className="flex flex-col gap-1">
      {some.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          candidateCount={counts?.[job.id] ?? 0}
          isSelected={job.id === selectedId}
          actions={actions}
        />
      ))}
    </ul>
  );
  const words = filter.trim().toLowerCase();
  const found = jobs.filter(({ title }) => title.toLowerCase().includes(words));
  const own = found.filter(({ sharedBy }) => sharedBy === null);
  const shared = found.filter(({ sharedBy }) => sharedBy !== null);
  const isClosed = ({ id, status }: ListedJob) => status === "closed" && id !== selectedId;
  const closed = own.filter(isClosed);
  return (
    <>
      {jobs.length > mostWithoutFilter && (
        <input
          type="search"
          aria-label="Filter jobs"
          placeholder="Filter jobs"
          className={`${controlStyle} mb-2`}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="px-3 py-2 text-13 text-ink-2">No results</p>}
      {rowsOf(own.filter((job) => !isClosed(job)))}
      {closed.length > 0 && (
        // Filtering also expands the closed jobs.
        <details className="pt-2" open={words !== "" || undefined}>
          <summary className="flex w-fit items-center gap-1 rounded-tick px-3 pb-1 text-13 font-medium text-ink-2 thumb:min-h-11">
            Closed ({closed.length})
            <FoldMark />
          </summary>
          {rowsOf(closed)}
        </details>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-heading" className="pt-3">
          <h3 id="shared-heading" className="px-3 pb-1 text-13 font-medium text-ink-2">
            Shared with you
          </h3>
          {rowsOf(shared)}
        </section>
      )}
    </>
  );
}
