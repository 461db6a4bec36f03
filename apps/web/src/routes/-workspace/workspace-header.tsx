import type { ReactNode } from "react";
import { CountBadge } from "../../ui/count-badge.tsx";
import { SegmentedControl } from "../../ui/tabs/segmented-control.tsx";
import { useNow } from "../../lib/dates/use-now.ts";
import { standingText } from "./standing-text.ts";
import type { CandidateList } from "./state/use-candidate-list.ts";
import type { ViewSwitch } from "./state/use-view.ts";
import type { View } from "./state/workspace-search.ts";

type Props = {
  /** The job's. */
  title: string;
  list: CandidateList;
  view: ViewSwitch;
  shortlistCount: number;
  /** Left of the title: the button that opens the sidebar on narrow screens. */
  start?: ReactNode;
  /** Beside the switch of views where there is room. */
  search?: ReactNode;
  end?: ReactNode;
  isNarrow: boolean;
};

export function WorkspaceHeader(props: Props) {
  const { title, list, view, shortlistCount, start, search, end, isNarrow } = props;
  // The job editor has a heading of its own.
  const Title = view.current === "jd-editor" ? "p" : "h1";
  const switcher = (
    <SegmentedControl<View>
      label="View"
      value={view.current}
      className={isNarrow ? "w-full *:flex-1" : undefined}
      segments={[
        { value: "ranking", label: "Ranking" },
        {
          value: "shortlist",
          label: "Shortlist",
          end: shortlistCount > 0 && <CountBadge count={shortlistCount} />,
        },
        { value: "jd-editor", label: "Edit JD" },
      ]}
      onChange={view.change}
    />
  );
  return (
    <>
      <div className="flex items-center gap-3">
        {start}
        <div className="min-w-0 flex-1">
          <Title className="truncate text-19 font-semibold" title={title}>
            {title}
          </Title>
          <Standing list={list} />
        </div>
        {search}
        {!isNarrow && switcher}
        {end}
      </div>
      {isNarrow && switcher}
    </>
  );
}

function Standing({ list: { candidates, visible, query } }: { list: CandidateList }) {
  const now = useNow();
  if (query.isLoading || query.error) return null;
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
