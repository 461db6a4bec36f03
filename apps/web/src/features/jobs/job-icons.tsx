import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { classNames } from "../../lib/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { shortNames } from "./short-names.ts";
import type { JobActions } from "./job-actions.ts";

type Props = {
  jobs: readonly ListedJob[];
  selectedId: number | null;
  actions: Pick<JobActions, "select" | "add" | "isAdding">;
};

/** The job list of the collapsed sidebar. */
export function JobIcons({ jobs, selectedId, actions }: Props) {
  const names = useMemo(() => shortNames(jobs), [jobs]);
  return (
    <nav aria-label="Jobs" className="flex min-h-0 flex-1 flex-col items-center gap-1">
      <IconButton
        label="Add job"
        icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
        disabled={actions.isAdding}
        onClick={actions.add}
      />
      <ul className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto p-1">
        {jobs.map((job) => (
          <li key={job.id}>
            <Tooltip text={job.title}>
              <button
                type="button"
                aria-current={job.id === selectedId ? "true" : undefined}
                className={classNames(
                  "grid size-10 place-items-center rounded-control border text-13 font-semibold",
                  job.id === selectedId
                    ? "border-line bg-surface text-brand"
                    : "border-transparent text-ink-2 hover:bg-sunken",
                )}
                onClick={() => actions.select(job)}
              >
                <span aria-hidden>{names.get(job.id)}</span>
                <span className="sr-only">{job.title}</span>
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
