import type { Job } from "@resume-picker/domain/jobs/job";
import { Trash2 } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";
import { Menu } from "../../ui/menu.tsx";
import { JobStatusBadge } from "./job-status-badge.tsx";

type Props = {
  job: Job;
  candidateCount: number;
  isSelected: boolean;
  onSelect: (job: Job) => void;
  onDelete: (job: Job) => void;
};

export function JobRow({ job, candidateCount, isSelected, onSelect, onDelete }: Props) {
  return (
    <li
      className={classNames(
        "group relative flex items-center rounded-control border",
        isSelected
          ? "border-line bg-surface shadow-[0_2px_8px_-4px_#00000029]"
          : "border-transparent hover:bg-sunken",
      )}
    >
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-control py-2 pl-3 text-left"
        onClick={() => onSelect(job)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={job.title}>
            {job.title}
          </span>
          <span className="block text-13 text-ink-3 figures">
            {candidateCount} {candidateCount === 1 ? "candidate" : "candidates"}
          </span>
        </span>
        <JobStatusBadge status={job.status} />
      </button>
      <Menu
        label={`Actions for ${job.title}`}
        triggerClassName="w-7 px-0! text-ink-3 thumb:w-11"
        items={[
          {
            label: "Delete Job",
            icon: <Trash2 size={16} strokeWidth={1.6} aria-hidden />,
            tone: "danger",
            onSelect: () => onDelete(job),
          },
        ]}
      />
    </li>
  );
}
