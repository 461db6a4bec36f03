import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { useDeleteCandidates } from "../../features/candidates/use-candidates.ts";
import { useCreateJob, useDeleteJob, useSetJobStatus } from "../../features/jobs/use-jobs.ts";
import { exportShortlist } from "../../features/shortlist/export-shortlist.ts";
import { useUploads } from "../../features/uploads/use-uploads.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { listCommands } from "./list-commands.ts";
import { Sidebar } from "./sidebar.tsx";
import { useCandidateActions } from "./use-candidate-actions.ts";
import { useWorkspace } from "./use-workspace.ts";
import { usePaletteKey, useWorkspaceKeys } from "./use-workspace-keys.ts";
import type { OpenDialog } from "./workspace-dialogs.tsx";
import { WorkspaceMain } from "./workspace-main.tsx";

const SidebarDrawer = lazy(async () => ({
  default: (await import("./sidebar-drawer.tsx")).SidebarDrawer,
}));
const WorkspaceDialogs = lazy(async () => ({
  default: (await import("./workspace-dialogs.tsx")).WorkspaceDialogs,
}));
// Fetched beside the first paint, so that opening the first candidate doesn't wait for it.
const detailPane = import("./detail-pane.tsx");
const DetailPane = lazy(async () => ({ default: (await detailPane).DetailPane }));

/** Sidebar, list and detail; narrower screens turn the sidebar into a drawer, the detail into a dialog. */
export function Workspace() {
  const workspace = useWorkspace();
  const { job, open, view, visible, shortlist, selection, showJob, closeCandidate } = workspace;
  const jobId = job?.id ?? null;
  const navigate = useNavigate();
  const uploads = useUploads(jobId);
  const isNarrow = !useMediaQuery("(min-width: 1024px)");
  const isWide = useMediaQuery("(min-width: 1280px)");
  const [isCollapsed, setIsCollapsed] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const searchRef = useRef<HTMLInputElement>(null);

  const { createJob, isCreating } = useCreateJob((id) => {
    void navigate({ to: "/jobs/$id/editor", params: { id: String(id) } });
  });
  const setJobStatus = useSetJobStatus();
  const deleteJob = useDeleteJob({
    onDeleted: (deleted, [first]) => {
      if (deleted.id !== jobId) return;
      if (first) showJob(first);
      else void navigate({ to: "/" });
    },
    onRestored: (restored) => {
      if (restored.id === jobId) showJob(restored);
    },
  });
  const deleteCandidates = useDeleteCandidates(jobId);
  const candidates = useCandidateActions(
    workspace,
    useCallback(
      (candidate) => setDialog({ kind: "delete-candidates", candidates: [candidate] }),
      [],
    ),
  );
  const isDetailOpen = open !== null && view !== "jd-editor";

  useWorkspaceKeys(
    {
      move: candidates.move,
      shortlist: candidates.shortlistOpen,
      download: candidates.downloadOpen,
      cv: () => open && workspace.showCv(!workspace.isCvOpen),
      search: () => searchRef.current?.focus(),
      select: candidates.selectOpen,
      help: () => setDialog({ kind: "keys" }),
      close: closeCandidate,
    },
    dialog === null && !isDrawerOpen && view !== "jd-editor",
  );

  usePaletteKey(() => setDialog({ kind: "palette" }), dialog === null && !isDrawerOpen);
  const commands = () =>
    listCommands(workspace, {
      addJob: createJob,
      configure: () => setDialog({ kind: "weights" }),
      contact: () => setDialog({ kind: "support" }),
      showKeys: () => setDialog({ kind: "keys" }),
      export: () => void exportShortlist({ jobId, candidateIds: shortlist.ids, format: "csv" }),
      search: () => requestAnimationFrame(() => searchRef.current?.focus()),
    });

  const sidebar = (
    <Sidebar
      workspace={workspace}
      uploads={uploads}
      onSelect={(next) => {
        setIsDrawerOpen(false);
        showJob(next);
      }}
      onAdd={createJob}
      isAdding={isCreating}
      onSetStatus={setJobStatus}
      onDelete={(doomed) => setDialog({ kind: "delete-job", job: doomed })}
      isCollapsed={isCollapsed && !isNarrow}
      onCollapse={isNarrow ? undefined : setIsCollapsed}
    />
  );

  return (
    <div className="flex h-dvh overflow-hidden">
      {isNarrow ? (
        <Suspense>
          <SidebarDrawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
            {sidebar}
          </SidebarDrawer>
        </Suspense>
      ) : (
        <aside aria-label="Jobs and uploads" className="shrink-0 border-r border-line">
          {sidebar}
        </aside>
      )}
      <WorkspaceMain
        workspace={workspace}
        rowActions={candidates.rows}
        searchRef={searchRef}
        isNarrow={isNarrow}
        isWide={isWide}
        isListCovered={isWide && isDetailOpen && workspace.isCvOpen}
        onOpenDrawer={() => setIsDrawerOpen(true)}
        onAddJob={createJob}
        onConfigure={() => setDialog({ kind: "weights" })}
        onContact={() => setDialog({ kind: "support" })}
        onShowKeys={() => setDialog({ kind: "keys" })}
        onExport={(format) => void exportShortlist({ jobId, candidateIds: shortlist.ids, format })}
        onExportSelected={(format) =>
          void exportShortlist({ jobId, candidateIds: selection.ids, format, what: "candidates" })
        }
        onDeleteSelected={() =>
          setDialog({
            kind: "delete-candidates",
            candidates: visible.filter(({ id }) => selection.has(id)),
          })
        }
        detail={
          isDetailOpen &&
          jobId !== null && (
            <Suspense>
              <DetailPane
                jobId={jobId}
                candidate={open}
                index={candidates.index}
                count={visible.length}
                isShortlisted={shortlist.has(open.id)}
                isBeside={isWide}
                isNarrow={isNarrow}
                isCvOpen={workspace.isCvOpen}
                onShowCv={workspace.showCv}
                onMove={candidates.move}
                onToggle={candidates.shortlistOpen}
                onDownload={candidates.downloadOpen}
                onClose={closeCandidate}
              />
            </Suspense>
          )
        }
      />
      <Suspense>
        <WorkspaceDialogs
          workspace={workspace}
          dialog={dialog}
          commands={commands}
          onClose={() => setDialog(null)}
          onDeleteJob={(doomed) => void deleteJob(doomed)}
          onDeleteCandidates={(doomed) => {
            const ids = doomed.map(({ id }) => id);
            if (open && ids.includes(open.id)) closeCandidate();
            void deleteCandidates(ids);
          }}
        />
      </Suspense>
    </div>
  );
}
