import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { ReactNode, RefObject } from "react";
import { FilterBar } from "../../features/candidates/filters/filter-bar.tsx";
import { MustLegend } from "../../features/candidates/requirements/must-legend.tsx";
import { SearchField } from "../../features/candidates/filters/search-field.tsx";
import { isCompactList } from "../../features/candidates/table/table-look.ts";
import { MoreMenu, PhoneToolbar, Standing, TableMenu } from "./parts/parts.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { ToolbarProps } from "./toolbar.tsx";
import type { RankingState } from "./state/use-ranking-state.ts";
import type { ViewSwitch } from "./state/use-view.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

type Props = {
  job: ListedJob;
  rankingState: Pick<RankingState, "list" | "decisions">;
  /** The number of candidates, known before the list. */
  expected: number | undefined;
  view: ViewSwitch;
  tools: ToolbarProps;
  isNarrow: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Opens the sidebar on screens that are too narrow to show it. */
  drawerButton: ReactNode;
  /** The view, and the details next to it. */
  children: ReactNode;
};

/** Everything next to the sidebar: the job's title, its actions, and the view. */
export function WorkspaceMain(props: Props) {
  const { job, rankingState, expected, view, tools, isNarrow, searchRef } = props;
  const { drawerButton, children } = props;
  const { list, decisions } = rankingState;
  return (
    <main
      tabIndex={-1}
      aria-busy={view.shown !== view.current}
      className="flex min-w-0 flex-1 flex-col outline-none"
    >
      <header className="@container border-b border-line">
        <WorkspaceHeader
          title={job.title}
          list={list}
          decisions={decisions}
          expected={expected}
          view={view}
          shortlistCount={tools.shortlistCount}
          start={drawerButton}
          end={isNarrow && <MoreMenu {...tools} />}
        >
          {!isNarrow && view.shown !== "jd-editor" && <Toolbar {...tools} />}
        </WorkspaceHeader>
        {view.shown === "ranking" && (
          <div className="flex flex-wrap items-center gap-2 px-4 pb-2 lg:border-t lg:border-line lg:px-5 lg:py-2">
            {/* Fills the row if it wraps to a separate one. */}
            <div className="w-full sm:w-auto sm:max-w-72 sm:min-w-44 sm:flex-1 sm:basis-44 @max-[50rem]:max-w-none">
              <SearchField ref={searchRef} value={list.text} onChange={list.changeText} />
            </div>
            <FilterBar
              candidates={list.candidates}
              filters={list.filters}
              onChange={list.changeFilters}
            />
            {!isNarrow && list.candidates.some(({ score }) => score.mustStates !== "") && (
              <MustLegend className="ml-2 @max-[84rem]:hidden" />
            )}
            <Standing candidates={list.candidates} />
            {!isNarrow && (
              <TableMenu
                look={list.look}
                isCompact={isCompactList(list.look, list.candidates.length)}
                onChange={list.changeLook}
              />
            )}
          </div>
        )}
      </header>
      <div className="relative flex min-h-0 flex-1">{children}</div>
      {isNarrow && view.shown !== "jd-editor" && <PhoneToolbar {...tools} />}
    </main>
  );
}
