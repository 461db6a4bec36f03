import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { ReactNode, RefObject } from "react";
import { FilterBar } from "../../features/candidates/filters/filter-bar.tsx";
import { SearchField } from "../../features/candidates/filters/search-field.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { PhoneToolbar, Toolbar } from "./toolbar.tsx";
import type { ToolbarProps } from "./toolbar.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";
import type { Layout } from "./state/use-layout.ts";
import type { ViewSwitch } from "./state/use-view.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

type Props = {
  job: ListedJob;
  list: CandidateList;
  view: ViewSwitch;
  tools: ToolbarProps;
  layout: Layout;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Opens the sidebar where there is no room for it. */
  drawerButton: ReactNode;
  /** The view, and what stands beside it. */
  children: ReactNode;
};

/** Everything beside the sidebar: the job's name, what can be done, and the view. */
export function WorkspaceMain(props: Props) {
  const { job, list, view, tools, layout, searchRef, drawerButton, children } = props;
  const { isNarrow, isWide } = layout;
  const search = view.current === "ranking" && (
    <div className="w-full shrink-0 lg:w-56">
      <SearchField ref={searchRef} value={list.text} onChange={list.changeText} />
    </div>
  );
  return (
    <main tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <header className="flex flex-col gap-3 border-b border-line px-4 py-3 lg:px-5">
        <WorkspaceHeader
          title={job.title}
          list={list}
          view={view}
          shortlistCount={tools.shortlistCount}
          isNarrow={isNarrow}
          start={drawerButton}
          search={isWide && search}
          end={isNarrow && <MoreMenu {...tools} />}
        />
        {view.current !== "jd-editor" && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {!isWide && search}
            {view.current === "ranking" && (
              <FilterBar
                candidates={list.candidates}
                filters={list.filters}
                onChange={list.changeFilters}
              />
            )}
            {view.current === "shortlist" && <span className="grow" />}
            {!isNarrow && <Toolbar {...tools} />}
          </div>
        )}
      </header>
      <div className="relative flex min-h-0 flex-1">{children}</div>
      {isNarrow && view.current !== "jd-editor" && <PhoneToolbar {...tools} />}
    </main>
  );
}
