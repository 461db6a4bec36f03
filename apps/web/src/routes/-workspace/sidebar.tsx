import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { jobMessages, takesCvs } from "@resume-picker/domain/jobs/job-rules";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";
import { Link } from "@tanstack/react-router";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { JobIcons } from "../../features/jobs/job-icons.tsx";
import { JobList } from "../../features/jobs/job-list.tsx";
import { UploadArea } from "../../features/uploads/upload-area.tsx";
import { UploadIcon } from "../../features/uploads/upload-icon.tsx";
import type { useUploads } from "../../features/uploads/use-uploads.ts";
import { Brand, BrandMark } from "../../ui/brand.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

type Props = {
  workspace: WorkspaceState;
  uploads: ReturnType<typeof useUploads>;
  onSelect: (job: ListedJob) => void;
  onAdd: () => void;
  isAdding: boolean;
  onSetStatus: (job: ListedJob, status: JobStatus) => void;
  onDelete: (job: ListedJob) => void;
  isCollapsed: boolean;
  /** Left out where the sidebar is a drawer that can't be collapsed. */
  onCollapse?: (isCollapsed: boolean) => void;
};

export function Sidebar(props: Props) {
  const { workspace, uploads, isCollapsed, onCollapse, onSelect, onAdd, isAdding } = props;
  const { jobs, counts, job, jobsQuery } = workspace;
  const selectedId = job?.id ?? null;
  const refusal = job && !takesCvs(job) ? jobMessages.closed : null;
  if (isCollapsed) {
    return (
      <div className="flex h-full w-16 flex-col items-center gap-3 py-4">
        <Link to="/" aria-label="Resume Picker home" className="rounded-control p-1">
          <BrandMark />
        </Link>
        <IconButton
          label="Expand sidebar"
          icon={<PanelLeftOpen size={16} strokeWidth={1.6} aria-hidden />}
          aria-expanded={false}
          onClick={() => onCollapse?.(false)}
        />
        <JobIcons {...{ jobs, selectedId, onSelect, onAdd, isAdding }} />
        <UploadIcon uploads={uploads} refusal={refusal} />
      </div>
    );
  }
  return (
    <div className="flex h-full w-80 max-w-full flex-col">
      <div className="flex items-center gap-1 py-3 pr-2 pl-4">
        <Link to="/" className="mr-auto rounded-control p-1">
          <Brand />
        </Link>
        <ThemeToggle />
        {onCollapse && (
          <IconButton
            label="Collapse sidebar"
            icon={<PanelLeftClose size={16} strokeWidth={1.6} aria-hidden />}
            aria-expanded
            onClick={() => onCollapse(true)}
          />
        )}
      </div>
      <JobList
        jobs={jobs}
        counts={counts}
        selectedId={selectedId}
        isLoading={jobsQuery.isLoading}
        error={jobsQuery.error}
        onRetry={jobsQuery.retry}
        onSelect={onSelect}
        onAdd={onAdd}
        isAdding={isAdding}
        onSetStatus={props.onSetStatus}
        onDelete={props.onDelete}
      />
      <UploadArea uploads={uploads} refusal={refusal} />
    </div>
  );
}
