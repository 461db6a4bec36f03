import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWarningBeforeLeaving } from "../../features/uploads/use-uploads.ts";
import { toastPlaceUnderRows } from "../../lib/toast-place.ts";
import { BrandLink } from "../../ui/page/brand.tsx";
import { InShellContext } from "../../ui/page/in-shell.ts";
import { PaletteKey } from "./commands/shortcuts.tsx";
import { DialogHost } from "./dialog-host.tsx";
import { DrawerButton } from "./drawer-button.tsx";
import { SideArea } from "./side-area.tsx";
import { useDialogs } from "./state/use-dialogs.ts";
import { useJobActions } from "./state/use-job-actions.ts";
import { useLayout } from "./state/use-layout.ts";
import { useSidebarJobs } from "./state/use-sidebar-jobs.ts";

const nobody: readonly [] = [];

/** The sidebar next to a page such as All Candidates, a job's records, or the account. */
export function Shell() {
  useWarningBeforeLeaving();
  const jobs = useSidebarJobs();
  const dialogs = useDialogs();
  const { isNarrow } = useLayout();
  const { actions, deleteJob } = useJobActions(jobs, dialogs);
  const { open, setIsDrawerOpen } = dialogs;
  const { pathname } = useLocation();
  useEffect(() => setIsDrawerOpen(false), [pathname, setIsDrawerOpen]);
  const help = {
    contact: () => open({ kind: "support" }),
    showKeys: () => open({ kind: "keys" }),
  };
  return (
    <div className="flex h-[calc(100dvh-var(--banner))] overflow-clip print:block print:h-auto print:overflow-visible">
      <SideArea {...{ jobs, actions, isNarrow, help }} drawer={dialogs} />
      <div className="flex min-w-0 flex-1 flex-col">
        {isNarrow && (
          <div className="flex items-center gap-2 border-b border-line px-4 py-2 print:hidden">
            <DrawerButton onOpen={() => setIsDrawerOpen(true)} />
            <BrandLink />
          </div>
        )}
        <div ref={toastPlaceUnderRows} className="min-h-0 flex-1">
          {/* A key, so each page starts at the top. */}
          <div key={pathname} className="relative h-full overflow-y-auto print:overflow-visible">
            <InShellContext value>
              <Outlet />
            </InShellContext>
          </div>
        </div>
      </div>
      <PaletteKey dialogs={dialogs} />
      <DialogHost
        {...{ dialogs }}
        job={jobs.job}
        candidates={nobody}
        commandParts={{ jobs, addJob: actions.add, help }}
        onDeleteJob={(job) => void deleteJob(job)}
      />
    </div>
  );
}
