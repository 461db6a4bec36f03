import { CandidatesLoading } from "../../../features/candidates/candidates-loading.tsx";
import { ColumnHelp } from "../../../features/candidates/table/lazy-column-help.ts";
import { SampleProgress } from "../../../features/candidates/hints/lazy-sample-progress.ts";
import { LazyExportMenu } from "../../../features/shortlist/lazy-export-menu.tsx";
import { LazyUploadItems } from "../../../features/uploads/lazy-upload-items.ts";
import { whenIdle } from "../../../lib/connection/when-idle.ts";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";

const later = () => import("./later.ts");
const narrow = () => import("./narrow.ts");
const wide = () => import("./wide.ts");

export const SidebarDrawer = lazyPart({
  name: "The sidebar",
  load: async () => (await later()).SidebarDrawer,
  isDialog: true,
  isNeeded: ({ open }) => open,
});

export const AccountMenu = lazyPart({
  name: "The account's menu",
  load: async () => (await wide()).AccountMenu,
});

export const WorkspaceDialogs = lazyPart({
  name: "The dialog",
  load: async () => (await later()).WorkspaceDialogs,
  isDialog: true,
  isNeeded: ({ dialog }) => dialog !== null,
});

/** The list on narrow screens. */
export const CandidateCards = lazyPart({
  name: "The list",
  load: async () => (await narrow()).CandidateCards,
  fallback: <CandidatesLoading />,
});

/** The date of the ranking, loaded after the list. */
export const Standing = lazyPart({
  name: "The ranking date",
  load: async () => (await wide()).Standing,
  // The same width, and also hidden on narrow screens.
  fallback: <span className="flex-1 basis-0 @max-[68rem]:hidden" />,
});

export const CompareView = lazyPart({
  name: "The comparison",
  load: async () => (await later()).CompareView,
});

export const MoreMenu = lazyPart({
  name: "The menu",
  load: async () => (await narrow()).MoreMenu,
  fallback: <span className="w-8 thumb:w-11" />,
});

export const PhoneToolbar = lazyPart({
  name: "The toolbar",
  load: async () => (await narrow()).PhoneToolbar,
  // The same height, to avoid a layout shift.
  fallback: <div className="h-15 border-t border-line bg-paper" />,
});

export const NoJobView = lazyPart({
  name: "The start page",
  load: async () => (await later()).NoJobView,
});

export const SelectionBar = lazyPart({
  name: "The selection bar",
  load: async () => (await later()).SelectionBar,
  isNeeded: ({ rankingState }) => rankingState.selection.ids.length > 0,
});

export const NoCandidates = lazyPart({
  name: "The list",
  load: async () => (await later()).NoCandidates,
});

export const SuggestedCandidates = lazyPart({
  name: "Past applicants",
  load: async () => (await later()).SuggestedCandidates,
  fallback: null,
});

export const TableMenu = lazyPart({
  name: "The table menu",
  load: async () => (await wide()).TableMenu,
  fallback: <span className="h-8 w-26" />,
});

export const OutdatedNotice = lazyPart({
  name: "The update notice",
  load: async () => (await later()).OutdatedNotice,
  isNeeded: ({ candidates }) => candidates.some(({ isOutdated }) => isOutdated),
  // The same height unless the text wraps.
  fallback: <div className="h-11.25 border-b border-line bg-sunken" />,
});

export const DetailPane = lazyPart({
  name: "The candidate",
  load: async () => (await import("../detail/detail-pane.tsx")).DetailPane,
});

export const ShortlistedView = lazyPart({
  name: "The shortlist",
  load: async () => (await later()).ShortlistedView,
});

export const loadShortlistOrder = async () => (await later()).listInOrder;

export const JobEditor = lazyPart({
  name: "The editor",
  load: async () => (await later()).JobEditor,
});

// Starts loading in parallel with the first paint.
const firstParts = globalThis.matchMedia("(min-width: 1024px)").matches
  ? [TableMenu, AccountMenu, Standing]
  : [CandidateCards, PhoneToolbar];
for (const { preload } of firstParts) void preload();

const laterParts = [
  SelectionBar,
  NoJobView,
  AccountMenu,
  SidebarDrawer,
  WorkspaceDialogs,
  ShortlistedView,
  JobEditor,
  NoCandidates,
  CompareView,
];

/**
 * Prefetches all parts. They then work even while the network is down, and the drawer opens
 * completely.
 */
export const fetchPartsAhead = (fetchDrawerData: () => Promise<void>) =>
  whenIdle([
    ...laterParts.map(({ preload }) => preload),
    LazyExportMenu.preload,
    LazyUploadItems.preload,
    SampleProgress.preload,
    ColumnHelp.preload,
    CandidateCards.preload,
    MoreMenu.preload,
    PhoneToolbar.preload,
    fetchDrawerData,
  ]);
