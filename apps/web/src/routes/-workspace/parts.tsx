import { CandidatesLoading } from "../../features/candidates/candidates-loading.tsx";
import { LazyExportMenu } from "../../features/shortlist/lazy-export-menu.tsx";
import { whenIdle } from "../../lib/connection/when-idle.ts";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";

/** What the list of candidates does without; all of it is fetched ahead. */
export const SidebarDrawer = lazyPart({
  name: "The sidebar",
  load: async () => (await import("./sidebar-drawer.tsx")).SidebarDrawer,
  isDialog: true,
  isNeeded: ({ open }) => open,
});

export const AccountMenu = lazyPart({
  name: "The account's menu",
  load: async () => (await import("./account-menu.tsx")).AccountMenu,
});

export const WorkspaceDialogs = lazyPart({
  name: "The dialog",
  load: async () => (await import("./workspace-dialogs.tsx")).WorkspaceDialogs,
  isDialog: true,
  isNeeded: ({ dialog }) => dialog !== null,
});

/** The list of narrow screens. */
export const CandidateCards = lazyPart({
  name: "The list",
  load: async () => (await import("../../features/candidates/candidate-cards.tsx")).CandidateCards,
  fallback: <CandidatesLoading />,
});

/** When the list was ranked: read after the list itself. */
export const Standing = lazyPart({
  name: "The ranking date",
  load: async () => (await import("./standing.tsx")).Standing,
  // As wide as it is, and as absent on narrow screens.
  fallback: <span className="flex-1 basis-0 @max-[68rem]:hidden" />,
});

export const CompareView = lazyPart({
  name: "The comparison",
  load: async () =>
    (await import("../../features/candidates/compare/compare-view.tsx")).CompareView,
});

export const MoreMenu = lazyPart({
  name: "The menu",
  load: async () => (await import("./narrow-tools.tsx")).MoreMenu,
  fallback: <span className="w-8 thumb:w-11" />,
});

export const PhoneToolbar = lazyPart({
  name: "The toolbar",
  // One part with the menu: each has its price.
  load: async () => (await import("./narrow-tools.tsx")).PhoneToolbar,
  // As high as it is, so that nothing moves.
  fallback: <div className="h-15 border-t border-line bg-paper" />,
});

export const NoJobView = lazyPart({
  name: "The start page",
  load: async () => (await import("./no-job-view.tsx")).NoJobView,
});

export const SelectionBar = lazyPart({
  name: "The selection bar",
  load: async () => (await import("./selection-bar.tsx")).SelectionBar,
  isNeeded: ({ rankingState }) => rankingState.selection.ids.length > 0,
});

export const NoCandidates = lazyPart({
  name: "The list",
  load: async () => (await import("./no-candidates.tsx")).NoCandidates,
});

export const SuggestedCandidates = lazyPart({
  name: "Past applicants",
  load: async () =>
    (await import("../../features/talent-pool/suggested-candidates.tsx")).SuggestedCandidates,
  fallback: null,
});

export const DetailPane = lazyPart({
  name: "The candidate",
  load: async () => (await import("./detail/detail-pane.tsx")).DetailPane,
});

export const ShortlistedView = lazyPart({
  name: "The shortlist",
  load: async () => (await import("./shortlisted-view.tsx")).ShortlistedView,
});

export const JobEditor = lazyPart({
  name: "The editor",
  load: async () => (await import("../../features/job-editor/job-editor.tsx")).JobEditor,
});

// Beside the first paint.
if (!globalThis.matchMedia("(min-width: 1024px)").matches) {
  void CandidateCards.preload();
  void PhoneToolbar.preload();
}

/** So that a moment without a network takes nothing away, and the drawer opens whole. */
export const fetchPartsAhead = (fetchDrawerData: () => Promise<void>) =>
  whenIdle([
    SelectionBar.preload,
    CandidateCards.preload,
    MoreMenu.preload,
    LazyExportMenu.preload,
    PhoneToolbar.preload,
    NoJobView.preload,
    AccountMenu.preload,
    SidebarDrawer.preload,
    fetchDrawerData,
    WorkspaceDialogs.preload,
    ShortlistedView.preload,
    JobEditor.preload,
    NoCandidates.preload,
    CompareView.preload,
  ]);
