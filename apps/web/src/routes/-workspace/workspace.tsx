import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useEffect, useRef } from "react";
import { useDeleteCandidates } from "../../features/candidates/use-candidates.ts";
import { LiveChanges } from "../../features/live/lazy-live-changes.ts";
import { useWarningBeforeLeaving } from "../../features/uploads/use-uploads.ts";
import { api } from "../../lib/api.ts";
import { jobPageTitle, pageTitle } from "../../lib/session/site.ts";
import { ListKeys, PaletteKey } from "./commands/shortcuts.tsx";
import { DialogHost } from "./dialog-host.tsx";
import { DrawerButton } from "./drawer-button.tsx";
import { JobViews } from "./job-views.tsx";
import { CompareView, fetchPartsAhead, NoJobView } from "./parts/parts.tsx";
import { SideArea } from "./side-area.tsx";
import { useCandidateActions } from "./state/use-candidate-actions.ts";
import { useComparedIds } from "./state/use-compared-ids.ts";
import { useCurrentJob } from "./state/use-current-job.ts";
import { useRankingState } from "./state/use-ranking-state.ts";
import type { RankingState } from "./state/use-ranking-state.ts";
import { useDialogs } from "./state/use-dialogs.ts";
import { useJobActions } from "./state/use-job-actions.ts";
import { useLayout } from "./state/use-layout.ts";
import { useTools } from "./use-tools.ts";
import { useView } from "./state/use-view.ts";
import type { View } from "./state/workspace-search.ts";
import { WorkspaceMain } from "./workspace-main.tsx";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import { JobRoleContext } from "../../lib/job-role.ts";

/**
 * Sidebar, list and details. On narrower screens, the sidebar is a drawer and the details are a
 * dialog.
 */
export function Workspace() {
  const cache = api.useUtils();
  useEffect(() => fetchPartsAhead(() => cache.uploads.list.prefetch()), [cache]);
  useWarningBeforeLeaving();
  const jobs = useCurrentJob();
  const { job } = jobs;
  const view = useView();
  const layout = useLayout();
  const { isNarrow } = layout;
  const dialogs = useDialogs();
  const rankingState = useRankingState(job?.id ?? null);
  const compared = useComparedIds();
  const tools = useTools(rankingState, dialogs);
  const actions = useCandidateActions(rankingState, {
    open: dialogs.open,
    compare: compared.change,
    mayReview: job !== null && mayDo(job.role, "review"),
  });
  const jobActions = useJobActions(jobs, dialogs);
  const deleteCandidates = useDeletion(rankingState);
  const searchRef = useRef<HTMLInputElement>(null);
  const isListShown = view.shown !== "jd-editor" && compared.ids === undefined;
  const addJob = jobActions.actions.add;
  const search = () => requestAnimationFrame(() => searchRef.current?.focus());
  const drawerButton = isNarrow && <DrawerButton onOpen={() => dialogs.setIsDrawerOpen(true)} />;
  return (
    <JobRoleContext value={job?.role ?? "owner"}>
      <LiveChanges jobs={jobs.jobs} isLoaded={!jobs.query.isLoading} job={job} />
      <title>{titleOf(job, compared.ids === undefined ? view.shown : "compare")}</title>
      {/* Clipped, because a hidden overflow still scrolls to what has the focus. */}
      <div className="flex h-[calc(100dvh-var(--banner))] overflow-clip">
        <ListKeys
          {...{ dialogs, isListShown }}
          parts={{ rankingState, actions, searchRef, showKeys: tools.actions.showKeys }}
        />
        <PaletteKey dialogs={dialogs} />
        <SideArea
          {...{ jobs, isNarrow }}
          actions={jobActions.actions}
          drawer={dialogs}
          help={tools.actions}
        />
        {!job && <NoJobView jobs={jobs} onAdd={addJob} drawerButton={drawerButton} />}
        {job && compared.ids !== undefined && (
          <CompareView
            {...{ job, isNarrow }}
            list={rankingState.list}
            decisions={rankingState.decisions}
            compared={compared.ids}
            onDecide={actions.decide}
            onChange={compared.change}
          />
        )}
        {job && compared.ids === undefined && (
          <WorkspaceMain
            {...{ job, rankingState, view, tools, isNarrow, searchRef, drawerButton }}
            expected={jobs.counts?.[job.id]}
          >
            <JobViews view={view.shown} {...{ job, rankingState, actions, dialogs, layout }} />
          </WorkspaceMain>
        )}
        <DialogHost
          {...{ job, dialogs }}
          candidates={rankingState.list.candidates}
          commandParts={{
            jobs,
            addJob,
            help: tools.actions,
            ofJob: { view, rankingState, tools, search },
          }}
          onDeleteJob={(toDelete) => void jobActions.deleteJob(toDelete)}
          onDeleteCandidates={deleteCandidates}
        />
      </div>
    </JobRoleContext>
  );
}

const screenNames: Record<View | "compare", string> = {
  ranking: "Ranking",
  shortlist: "Shortlist",
  "jd-editor": "Edit Job Description",
  compare: "Compare",
};

const titleOf = (job: ListedJob | null, screen: keyof typeof screenNames) =>
  job === null ? pageTitle("Dashboard") : jobPageTitle(job.title, screenNames[screen]);

/** Deletes candidates, and closes the open one if it is among them. */
function useDeletion({ jobId, opened }: Pick<RankingState, "jobId" | "opened">) {
  const deleteCandidates = useDeleteCandidates(jobId);
  return (toDelete: readonly ListedCandidate[]) => {
    const ids = toDelete.map(({ id }) => id);
    if (opened.candidate && ids.includes(opened.candidate.id)) opened.close();
    void deleteCandidates(ids);
  };
}
