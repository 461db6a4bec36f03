import {
  CircleStop,
  EllipsisVertical,
  Keyboard,
  LifeBuoy,
  PanelLeft,
  Sparkles,
} from "lucide-react";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { lazy, Suspense } from "react";
import type { ReactNode, RefObject } from "react";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import { FilterBar } from "../../features/candidates/filters/filter-bar.tsx";
import { SearchField } from "../../features/candidates/filters/search-field.tsx";
import type { RowActions } from "../../features/candidates/row-actions.ts";
import { NoJobSelected } from "../../features/jobs/no-job-selected.tsx";
import { exportActions } from "../../features/shortlist/export-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { JobEditorView } from "./job-editor-view.tsx";
import { RankingView } from "./ranking-view.tsx";
import { PhoneToolbar, Toolbar } from "./toolbar.tsx";
import type { WorkspaceState } from "./use-workspace.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

const ShortlistView = lazy(async () => ({
  default: (await import("../../features/shortlist/shortlist-view.tsx")).ShortlistView,
}));

const download = (candidate: { id: number }) => void downloadCv(candidate);

type Props = {
  workspace: WorkspaceState;
  rowActions: RowActions;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Phones and small tablets: cards, and the compact toolbar at the bottom. */
  isNarrow: boolean;
  isWide: boolean;
  /** The CV stands over it. */
  isListCovered: boolean;
  onOpenDrawer: () => void;
  onAddJob: () => void;
  onConfigure: () => void;
  onContact: () => void;
  onShowKeys: () => void;
  onExport: (format?: ExportFormat) => void;
  onExportSelected: (format: ExportFormat) => void;
  onDeleteSelected: () => void;
  detail: ReactNode;
};

export function WorkspaceMain(props: Props) {
  const { workspace, searchRef, isNarrow, isWide, onConfigure, onContact, onExport, detail } =
    props;
  const { job, jobs, jobsQuery, view, candidates, filters, changeFilters, showJob } = workspace;
  const drawerButton = isNarrow && (
    <IconButton
      label="Jobs and uploads"
      icon={<PanelLeft size={18} strokeWidth={1.6} aria-hidden />}
      onClick={props.onOpenDrawer}
    />
  );
  if (!job) {
    return (
      <main className="flex min-w-0 flex-1 flex-col">
        <h1 className="sr-only">Dashboard</h1>
        <div className="px-2 pt-2">{drawerButton}</div>
        {!jobsQuery.isLoading && (
          <NoJobSelected
            isEmpty={jobs.length === 0 && !jobsQuery.error}
            onAdd={props.onAddJob}
            onSampleLoaded={(id) => showJob({ id })}
          />
        )}
      </main>
    );
  }
  const search = view === "ranking" && (
    <div className="w-full shrink-0 lg:w-56">
      <SearchField ref={searchRef} value={workspace.query} onChange={workspace.changeQuery} />
    </div>
  );
  return (
    <main tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <header className="flex flex-col gap-3 border-b border-line px-4 py-3 lg:px-5">
        <WorkspaceHeader
          workspace={workspace}
          isNarrow={isNarrow}
          start={drawerButton}
          search={isWide && search}
          end={isNarrow && <MoreMenu {...props} />}
        />
        {view !== "jd-editor" && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {!isWide && search}
            {view === "ranking" && (
              <FilterBar candidates={candidates} filters={filters} onChange={changeFilters} />
            )}
            {view === "shortlist" && <span className="grow" />}
            {!isNarrow && <Toolbar {...{ workspace, onConfigure, onExport, onContact }} />}
          </div>
        )}
      </header>
      <div className="relative flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col" inert={props.isListCovered}>
          <View {...props} />
        </div>
        {detail}
      </div>
      {isNarrow && view !== "jd-editor" && (
        <PhoneToolbar {...{ workspace, onConfigure, onExport }} />
      )}
    </main>
  );
}

function View(props: Props) {
  const { workspace, rowActions, onExport } = props;
  const { job, view, candidates, shortlist, openCandidate } = workspace;
  if (!job) return null;
  if (view === "jd-editor") return <JobEditorView jobId={job.id} />;
  if (view === "ranking") {
    return <RankingView {...props} actions={rowActions} />;
  }
  const shortlisted = shortlist.ids.flatMap(
    (id) => candidates.find((candidate) => candidate.id === id) ?? [],
  );
  return (
    <Suspense>
      <ShortlistView
        jobTitle={job.title}
        candidates={shortlisted}
        onExport={onExport}
        onView={openCandidate}
        onDownload={download}
        onRemove={shortlist.toggleAloud}
      />
    </Suspense>
  );
}

/** On narrow screens: what the compact toolbar has no room for. */
function MoreMenu({ workspace: { ranking, shortlist }, onContact, onShowKeys, onExport }: Props) {
  const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;
  return (
    <Menu
      label="More actions"
      trigger={<EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />}
      items={[
        {
          label: ranking.running === "ai" ? "AI Ranking..." : "AI Rank",
          icon: <Sparkles {...icon} />,
          disabled: ranking.running !== null,
          onSelect: ranking.rankByAi,
        },
        ...(ranking.running === "ai"
          ? [
              {
                label: "Stop AI ranking",
                icon: <CircleStop {...icon} />,
                onSelect: ranking.stopAi,
              },
            ]
          : []),
        ...exportActions(onExport, shortlist.ids.length === 0).slice(1),
        { label: "Contact Support", icon: <LifeBuoy {...icon} />, onSelect: onContact },
        { label: "Keyboard", icon: <Keyboard {...icon} />, onSelect: onShowKeys },
      ]}
    />
  );
}
