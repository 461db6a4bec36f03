import type { ReactNode } from "react";
import { CountBadge } from "../../ui/count-badge.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useNow } from "../../lib/use-now.ts";
import { standingText } from "./standing-text.ts";
import type { WorkspaceState } from "./use-workspace.ts";
import type { View } from "./workspace-search.ts";

type Props = {
  workspace: WorkspaceState;
  /** Left of the title: the button that opens the sidebar on narrow screens. */
  start?: ReactNode;
  /** Beside the switch of views where there is room. */
  search?: ReactNode;
  end?: ReactNode;
  isNarrow: boolean;
};

export function WorkspaceHeader({ workspace, start, search, end, isNarrow }: Props) {
  const { job, view, shortlist, changeView } = workspace;
  // The job editor has a heading of its own.
  const Title = view === "jd-editor" ? "p" : "h1";
  const switcher = (
    <SegmentedControl<View>
      label="View"
      value={view}
      className={isNarrow ? "w-full *:flex-1" : undefined}
      segments={[
        { value: "ranking", label: "Ranking" },
        {
          value: "shortlist",
          label: "Shortlist",
          end: shortlist.ids.length > 0 && <CountBadge count={shortlist.ids.length} />,
        },
        { value: "jd-editor", label: "Edit JD" },
      ]}
      onChange={changeView}
    />
  );
  return (
    <>
      <div className="flex items-center gap-3">
        {start}
        <div className="min-w-0 flex-1">
          <Title className="truncate text-19 font-semibold" title={job?.title}>
            {job?.title}
          </Title>
          <Standing workspace={workspace} />
        </div>
        {search}
        {!isNarrow && switcher}
        {end}
      </div>
      {isNarrow && switcher}
    </>
  );
}

function Standing({ workspace }: { workspace: WorkspaceState }) {
  const { candidates, visible, candidatesQuery } = workspace;
  const now = useNow();
  if (candidatesQuery.isLoading || candidatesQuery.error) return null;
  const standing = standingText(candidates, now);
  return (
    <p className="truncate text-13 text-ink-3 figures">
      <span role="status">
        Showing {visible.length} of {candidates.length}{" "}
        {candidates.length === 1 ? "candidate" : "candidates"}
      </span>
      {standing !== null && ` · ${standing}`}
    </p>
  );
}
