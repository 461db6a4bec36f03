import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { classNames } from "../../lib/class-names.ts";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import type { JobActions } from "./job-actions.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";

type Props = {
  job: ListedJob;
  candidateCount: number;
  isSelected: boolean;
  actions: Pick<
    JobActions,
    | "select"
    | "setStatus"
    | "duplicate"
    | "showMembers"
    | "showBlindReview"
    | "showJudging"
    | "delete"
  >;
};

const JobMenu = lazyPart({
  name: "The job's menu",
  load: async () => (await import("./job-menu.tsx")).JobMenu,
  fallback: <span className="w-7 thumb:w-11" />,
});

const showRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

export function JobRow({ job, candidateCount, isSelected, actions }: Props) {
  return (
    <li
      ref={isSelected ? showRow : undefined}
      className={classNames(
        "group relative flex scroll-my-24 items-center rounded-control border",
        isSelected
          ? "border-line bg-surface shadow-[0_2px_8px_-4px_#00000029]"
          : "border-transparent hover:bg-sunken",
      )}
    >
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-control py-2 pl-3 text-left"
        onClick={() => actions.select(job)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={job.title}>
            {job.title}
          </span>
          <span className="block truncate text-13 text-ink-3 figures">
            {candidateCount} {candidateCount === 1 ? "candidate" : "candidates"}
            {job.isBlind && " · blind"}
            {job.sharedBy !== null && ` · ${job.sharedBy}`}
          </span>
        </span>
        <JobStatusBadge status={job.status} />
      </button>
      <JobMenu job={job} actions={actions} />
    </li>
  );
}
