import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";
import { CirclePlay, CircleStop, PencilLine, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Menu } from "../../ui/menu.tsx";
import type { JobActions } from "./job-actions.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";

type Props = {
  job: ListedJob;
  candidateCount: number;
  isSelected: boolean;
  actions: Pick<JobActions, "select" | "setStatus" | "delete">;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

const statusActions: readonly { status: JobStatus; label: string; icon: ReactNode }[] = [
  { status: "active", label: "Set to Active", icon: <CirclePlay {...icon} /> },
  { status: "draft", label: "Set to Draft", icon: <PencilLine {...icon} /> },
  { status: "closed", label: "Close Job", icon: <CircleStop {...icon} /> },
];

export function JobRow({ job, candidateCount, isSelected, actions }: Props) {
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
        onClick={() => actions.select(job)}
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
          ...statusActions
            .filter(({ status }) => status !== job.status)
            .map(({ status, label, icon }) => ({
              label,
              icon,
              onSelect: () => actions.setStatus(job, status),
            })),
          {
            label: "Delete Job",
            icon: <Trash2 {...icon} />,
            tone: "danger",
            onSelect: () => actions.delete(job),
          },
        ]}
      />
    </li>
  );
}
