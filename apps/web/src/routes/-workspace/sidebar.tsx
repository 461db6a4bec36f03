import { jobMessages, takesCvs } from "@resume-picker/domain/jobs/job-rules";
import { Link } from "@tanstack/react-router";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import type { JobActions } from "../../features/jobs/job-actions.ts";
import { JobIcons } from "../../features/jobs/job-icons.tsx";
import { JobList } from "../../features/jobs/job-list.tsx";
import { useSession } from "../../lib/session/session.ts";
import { MentionsButton } from "../../features/mentions/mentions-button.tsx";
import { toastPlace } from "../../lib/toast-place.ts";
import { Uploads } from "../../features/uploads/uploads.tsx";
import { Brand, BrandMark } from "../../ui/page/brand.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { CurrentJob } from "./state/use-current-job.ts";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { ListedJob } from "@resume-picker/domain/jobs/job";

type Props = {
  jobs: CurrentJob;
  actions: JobActions;
  /** Shown at the bottom. */
  account: ReactNode;
  isCollapsed: boolean;
  /** Absent if the sidebar is a drawer, which can't be collapsed. */
  onCollapse?: (isCollapsed: boolean) => void;
};

export function Sidebar({ jobs, actions, account, isCollapsed, onCollapse }: Props) {
  const { job } = jobs;
  const { site } = useSession();
  const selectedId = job?.id ?? null;
  // Rendered after the frame, so the drawer opens immediately on a phone.
  const isFilled = useDeferredValue(true, false);
  const uploads = <Uploads jobId={selectedId} refusal={refusalOf(job)} isCollapsed={isCollapsed} />;
  if (isCollapsed) {
    return (
      <div className="flex h-full w-16 flex-col items-center gap-3 py-4">
        <Link to="/" aria-label={`${site.name} home`} className="rounded-control p-1">
          <BrandMark className="max-w-11" />
        </Link>
        <IconButton
          label="Expand sidebar"
          icon={<PanelLeftOpen size={16} strokeWidth={1.6} aria-hidden />}
          aria-expanded={false}
          onClick={() => onCollapse?.(false)}
        />
        <MentionsButton />
        <JobIcons jobs={jobs.jobs} selectedId={selectedId} actions={actions} />
        {uploads}
        {account}
      </div>
    );
  }
  return (
    <div className="flex h-full w-80 max-w-full flex-col">
      <div className="flex items-center gap-1 py-3 pr-2 pl-4">
        <Link to="/" className="mr-auto rounded-control p-1">
          <Brand />
        </Link>
        <MentionsButton />
        {onCollapse && (
          <IconButton
            label="Collapse sidebar"
            icon={<PanelLeftClose size={16} strokeWidth={1.6} aria-hidden />}
            aria-expanded
            onClick={() => onCollapse(true)}
          />
        )}
      </div>
      {/* In a low window, for example at 200% zoom, everything scrolls together. */}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <Link
          to="/candidates"
          className="mx-2 mb-2 flex items-center gap-2 rounded-control px-3 py-1.5 -outline-offset-2 hover:bg-sunken aria-[current=page]:bg-surface aria-[current=page]:font-medium thumb:min-h-11"
        >
          All Candidates
        </Link>
        {isFilled && (
          <>
            <JobList
              // In a drawer, toasts would cover the upload area, where failed files are listed.
              ref={onCollapse ? undefined : toastPlace}
              jobs={jobs.jobs}
              counts={jobs.counts}
              selectedId={selectedId}
              query={jobs.query}
              actions={actions}
            />
            {uploads}
          </>
        )}
      </div>
      <div className="flex min-h-15 items-center border-t border-line px-2 py-1">
        {isFilled && account}
      </div>
    </div>
  );
}

function refusalOf(job: ListedJob | null): string | null {
  if (job === null) return null;
  if (!mayDo(job.role, "edit")) return "Only editors can upload to this job.";
  return takesCvs(job) ? null : jobMessages.closed;
}
