import { useMemo } from "react";
import type { ReactNode } from "react";
import type { Decisions } from "../../features/decisions/use-decisions.ts";
import { CountBadge } from "../../ui/badges/count-badge.tsx";
import { classNames } from "../../lib/class-names.ts";
import { SegmentedControl } from "../../ui/tabs/segmented-control.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";
import type { ViewSwitch } from "./state/use-view.ts";
import type { View } from "./state/workspace-search.ts";

type Props = {
  /** The job's title. */
  title: string;
  list: CandidateList;
  decisions: Pick<Decisions, "of" | "count">;
  /** The number of candidates, known before the list. */
  expected: number | undefined;
  view: ViewSwitch;
  shortlistCount: number;
  /** Shown before the title: the button that opens the sidebar on narrow screens. */
  start?: ReactNode;
  end?: ReactNode;
  /** The job's actions, in the same row if they fit. */
  children?: ReactNode;
};

export function WorkspaceHeader(props: Props) {
  const { title, list, decisions, expected, view, shortlistCount, start, end, children } = props;
  // The job editor has a separate heading.
  const Title = view.shown === "jd-editor" ? "p" : "h1";
  const switcher = (
    <SegmentedControl<View>
      label="View"
      value={view.current}
      className="max-sm:order-last max-sm:w-full max-sm:*:flex-1 sm:text-13 sm:*:px-2.5!"
      segments={[
        { value: "ranking", label: "Ranking" },
        {
          value: "shortlist",
          label: "Shortlist",
          end: <CountBadge count={shortlistCount} />,
        },
        { value: "jd-editor", label: "Edit JD" },
      ]}
      onChange={view.change}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 px-4 py-2.5 lg:px-5">
      {start}
      {/* If this gets too narrow, the actions wrap to a separate row. */}
      <div className="min-w-0 flex-1 basis-32 lg:basis-60">
        <Title className="truncate text-16 font-semibold sm:text-19" title={title}>
          {title}
        </Title>
        <Count {...{ list, decisions, expected }} isList={view.current === "ranking"} />
      </div>
      {switcher}
      {end}
      {children}
    </div>
  );
}

type CountProps = Pick<Props, "list" | "decisions" | "expected"> & {
  /** Whether the list is on the screen, so that filters count. */
  isList: boolean;
};

function Count({ list, decisions, expected = 0, isList }: CountProps) {
  const { candidates, visible, query } = list;
  const standingOf = decisions.of;
  const open = useMemo(
    () => candidates.filter(({ id }) => standingOf(id) === null).length,
    [candidates, standingOf],
  );
  if (query.error) return null;
  if (query.isLoading) {
    // Reserves as many lines as the text will have, to avoid a layout shift.
    return (
      <p aria-hidden className={classNames(countStyle, "invisible")}>
        <CountText
          {...{ isList, shown: expected, all: expected, open: expected - decisions.count }}
        />
      </p>
    );
  }
  return (
    <p role="status" className={countStyle}>
      <CountText {...{ isList, shown: visible.length, all: candidates.length, open }} />
    </p>
  );
}

/** Wraps between the two texts if they don't fit in one line. */
const countStyle = "text-13 text-ink-3 figures *:inline-block";

type Counts = Record<"shown" | "all" | "open", number> & Pick<CountProps, "isList">;

function CountText({ shown, all, open, isList }: Counts) {
  const count = isList ? `Showing ${shown} of ${all}` : all;
  return (
    <>
      {open < all && (
        <span className="max-sm:w-full">
          {open} left to review<span className="mx-1 max-sm:hidden">·</span>
        </span>
      )}
      <span>{`${count} ${all === 1 ? "candidate" : "candidates"}`}</span>
    </>
  );
}
