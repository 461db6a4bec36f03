import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { PanelLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSelection } from "../../features/candidates/selection/use-selection.ts";
import { useDecisions } from "../../features/decisions/use-decisions.ts";
import { useDeleteCandidates } from "../../features/candidates/use-candidates.ts";
import { useRanking } from "../../features/scoring/use-ranking.ts";
import { exportShortlist } from "../../features/shortlist/export-shortlist.ts";
import { useShortlist } from "../../features/shortlist/use-shortlist.ts";
import { useWarningBeforeLeaving } from "../../features/uploads/use-uploads.ts";
import { toastPlace } from "../../lib/toast-place.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { JobEditorView } from "./job-editor-view.tsx";
import {
  CompareView,
  DetailPane,
  fetchPartsAhead,
  NoJobView,
  SelectionBar,
  WorkspaceDialogs,
  ShortlistedView,
} from "./parts.tsx";
import { RankingView } from "./ranking-view.tsx";
import { SideArea } from "./side-area.tsx";
import { useCandidateActions } from "./state/use-candidate-actions.ts";
import { useCandidateList } from "./state/use-candidate-list.ts";
import { useCurrentJob } from "./state/use-current-job.ts";
import { useJobActions } from "./state/use-job-actions.ts";
import { useLayout } from "./state/use-layout.ts";
import { useOpenCandidate } from "./state/use-open-candidate.ts";
import { useView } from "./state/use-view.ts";
import { useWorkspaceSearch } from "./state/use-workspace-search.ts";
import { usePaletteKey, useWorkspaceKeys } from "./commands/use-workspace-keys.ts";
import type { CommandParts, OpenDialog } from "./workspace-dialogs.tsx";
import { WorkspaceMain } from "./workspace-main.tsx";

/** Sidebar, list and detail; narrower screens turn the sidebar into a drawer, the detail into a dialog. */
export function Workspace() {
  const jobs = useCurrentJob();
  const { job } = jobs;
  const jobId = job?.id ?? null;
  const view = useView();
  const decisions = useDecisions(jobId);
  const list = useCandidateList(jobId, decisions);
  const { candidates, visible } = list;
  const opened = useOpenCandidate(candidates);
  const shortlist = useShortlist(jobId);
  const selection = useSelection(jobId, visible);
  const ranking = useRanking(jobId);
  const layout = useLayout();
  const { isNarrow, isWide } = layout;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(fetchPartsAhead, []);
  useWarningBeforeLeaving();
  const searchRef = useRef<HTMLInputElement>(null);

  const jobActions = useJobActions(jobs, {
    select: (next) => {
      setIsDrawerOpen(false);
      jobs.show(next);
    },
    askToDelete: (doomed) => setDialog({ kind: "delete-job", job: doomed }),
  });
  const deleteCandidates = useDeleteCandidates(jobId);
  const candidateActions = useCandidateActions(
    { opened, visible, shortlist, selection, decisions },
    useCallback(
      (candidate: ListedCandidate) =>
        setDialog({ kind: "delete-candidates", candidates: [candidate] }),
      [],
    ),
  );
  const [{ compare: compared }, updateSearch] = useWorkspaceSearch();
  const compare = (ids: string | undefined) =>
    updateSearch({ compare: ids }, { isStep: compared === undefined });
  const isDetailOpen = opened.candidate !== null && view.current !== "jd-editor";
  const tools = {
    ranking,
    shortlistCount: shortlist.ids.length,
    actions: {
      configure: () => setDialog({ kind: "weights" }),
      contact: () => setDialog({ kind: "support" }),
      showKeys: () => setDialog({ kind: "keys" }),
      export: (format?: ExportFormat) =>
        void exportShortlist({ jobId, candidateIds: shortlist.ids, format }),
    },
  };

  useWorkspaceKeys(
    {
      move: candidateActions.move,
      shortlist: candidateActions.shortlistOpen,
      decide: candidateActions.decideChosen,
      undo: decisions.undo,
      nextUndecided: candidateActions.nextUndecided,
      compare: () => compare(candidateActions.toCompare()),
      download: candidateActions.downloadOpen,
      cv: () => opened.candidate && opened.showCv(!opened.isCvOpen),
      search: () => searchRef.current?.focus(),
      select: candidateActions.selectOpen,
      help: tools.actions.showKeys,
      close: opened.close,
    },
    dialog === null && !isDrawerOpen && view.current !== "jd-editor" && compared === undefined,
  );
  usePaletteKey(() => setDialog({ kind: "palette" }), dialog === null && !isDrawerOpen);
  const commandParts: CommandParts = [
    { jobs, view, list, openCandidate: opened.open, ...tools },
    {
      ...tools.actions,
      addJob: jobActions.actions.add,
      search: () => requestAnimationFrame(() => searchRef.current?.focus()),
    },
  ];

  const drawerButton = isNarrow && (
    <IconButton
      label="Jobs and uploads"
      icon={<PanelLeft size={18} strokeWidth={1.6} aria-hidden />}
      onClick={() => setIsDrawerOpen(true)}
    />
  );
  return (
    <div className="flex h-[calc(100dvh-var(--banner))] overflow-hidden">
      <SideArea
        {...{ jobs, isNarrow, isDrawerOpen }}
        actions={jobActions.actions}
        onCloseDrawer={() => setIsDrawerOpen(false)}
        help={tools.actions}
      />
      {job && compared !== undefined ? (
        <CompareView
          {...{ job, list, compared, isNarrow, decisions }}
          onDecide={candidateActions.decide}
          onChange={compare}
        />
      ) : job ? (
        <WorkspaceMain {...{ job, list, decisions, view, tools, layout, searchRef, drawerButton }}>
          <div
            ref={toastPlace}
            className="flex min-h-0 min-w-0 flex-1 flex-col"
            // The CV stands over it.
            inert={isWide && isDetailOpen && opened.isCvOpen}
          >
            {view.current === "jd-editor" && <JobEditorView jobId={job.id} />}
            {view.current === "shortlist" && (
              <ShortlistedView
                {...{ job, candidates, shortlist }}
                onExport={tools.actions.export}
                onOpen={opened.open}
                onDownload={candidateActions.download}
              />
            )}
            {view.current === "ranking" && (
              <RankingView
                {...{ list, shortlist, selection, decisions, isNarrow }}
                jobId={job.id}
                orderNote={job.orderNote}
                openId={opened.candidate?.id ?? null}
                actions={candidateActions.list}
                bar={
                  <SelectionBar
                    {...{ selection, shortlist }}
                    visibleCount={visible.length}
                    onCompare={() => compare(candidateActions.toCompare())}
                    onDecide={(decision) => candidateActions.decide(selection.ids, decision)}
                    onExport={(format) =>
                      void exportShortlist({
                        jobId,
                        candidateIds: selection.ids,
                        format,
                        what: "candidates",
                      })
                    }
                    onDelete={() =>
                      setDialog({
                        kind: "delete-candidates",
                        candidates: visible.filter(({ id }) => selection.has(id)),
                      })
                    }
                  />
                }
              />
            )}
          </div>
          {opened.candidate && isDetailOpen && (
            <DetailPane
              jobId={job.id}
              candidate={opened.candidate}
              place={{
                index: candidateActions.index,
                count: visible.length,
                move: candidateActions.move,
              }}
              actions={{
                isShortlisted: shortlist.has(opened.candidate.id),
                toggleShortlisted: candidateActions.shortlistOpen,
                download: candidateActions.downloadOpen,
              }}
              layout={layout}
              decisions={decisions}
              onDecide={candidateActions.decide}
              cv={{ isOpen: opened.isCvOpen, show: opened.showCv }}
              onClose={opened.close}
            />
          )}
        </WorkspaceMain>
      ) : (
        <NoJobView jobs={jobs} onAdd={jobActions.actions.add} drawerButton={drawerButton} />
      )}
      <WorkspaceDialogs
        {...{ job, candidates, dialog, commandParts }}
        onClose={() => setDialog(null)}
        onDeleteJob={(doomed) => void jobActions.deleteJob(doomed)}
        onDeleteCandidates={(doomed) => {
          const ids = doomed.map(({ id }) => id);
          if (opened.candidate && ids.includes(opened.candidate.id)) opened.close();
          void deleteCandidates(ids);
        }}
      />
    </div>
  );
}
