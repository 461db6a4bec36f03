/**
 * All parts of the workspace that its first view doesn't need, as one file. A browser loads one
 * file of this size faster than a hundred small ones.
 */
export { CompareView } from "../../../features/candidates/compare/compare-view.tsx";
export { OutdatedNotice } from "../../../features/candidates/outdated-notice.tsx";
export { JobEditor } from "../../../features/job-editor/job-editor.tsx";
export { SuggestedCandidates } from "../../../features/talent-pool/suggested-candidates.tsx";
export { NoCandidates } from "../no-candidates.tsx";
export { NoJobView } from "../no-job-view.tsx";
export { SelectionBar } from "../selection-bar.tsx";
export { listInOrder } from "../shortlist/list-in-order.ts";
export { ShortlistedView } from "../shortlist/shortlisted-view.tsx";
export { SidebarDrawer } from "../sidebar-drawer.tsx";
export { WorkspaceDialogs } from "../workspace-dialogs.tsx";
