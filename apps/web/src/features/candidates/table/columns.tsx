import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import {
  aiRankBand,
  gapWarningMonths,
  gradeOf,
  manualRankBand,
} from "@resume-picker/domain/scoring/score/grade";
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { formatYears, monthsText } from "../candidate-text.ts";
import { sortValues } from "../sort-candidates.ts";
import { MatchBar } from "./match-bar.tsx";
import { RankBadge } from "./rank-badge.tsx";

type Look = {
  /** Least width in rem, and its share of the width that is left over. */
  rem: number;
  grow?: number;
  className?: string;
  /** Stays in sight while the rest scrolls sideways; `className` says at which edge. */
  isPinned?: boolean;
};

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  columnMeta: metaHelper<Look>(),
});

const helper = createColumnHelper<typeof features, ListedCandidate>();

const flex = "flex items-center";
const text = "self-center truncate";

/** Between the checkbox and the row's menu, in their order. */
export const columns = helper.columns([
  helper.accessor(sortValues.name, {
    id: "name",
    header: "Candidate",
    sortDescFirst: false,
    // The row shows it: it holds controls.
    meta: { rem: 15.5, grow: 1.6, className: `${flex} sticky left-10`, isPinned: true },
  }),
  helper.accessor(sortValues.manualRank, {
    id: "manualRank",
    header: "Manual Rank",
    sortDescFirst: false,
    meta: { rem: 6.25, className: flex },
    cell: ({ row }) => <RankBadge rank={row.original.score.manualRank} band={manualRankBand} />,
  }),
  helper.accessor(sortValues.aiRank, {
    id: "aiRank",
    header: "AI Rank",
    sortDescFirst: false,
    meta: { rem: 5.75, className: flex },
    cell: ({ row: { original } }) => (
      <RankBadge
        rank={original.score.aiRank}
        band={aiRankBand}
        isOutdated={original.score.isAiRankOutdated}
      />
    ),
  }),
  helper.accessor(sortValues.skillMatch, {
    id: "skillMatch",
    header: "Skill Match",
    sortDescFirst: true,
    meta: { rem: 7.5, className: `${flex} gap-2 figures` },
    cell: ({ row }) => <MatchBar percent={row.original.score.skillMatchScore} />,
  }),
  helper.display({
    id: "missingMust",
    header: "Missing Must",
    meta: { rem: 9, grow: 1, className: `${flex} gap-1` },
    cell: ({ row }) => <MissingMust skills={row.original.score.missingMustHave} />,
  }),
  helper.accessor(sortValues.titleMatch, {
    id: "titleMatch",
    header: "Title Match",
    sortDescFirst: true,
    meta: { rem: 7.5, className: `${flex} gap-2 figures` },
    cell: ({ row }) => <MatchBar percent={row.original.score.titleScore} />,
  }),
  helper.accessor(sortValues.yearsExperience, {
    id: "yearsExperience",
    header: "Years Exp",
    sortDescFirst: true,
    meta: { rem: 5.5, className: `${text} figures` },
    cell: ({ row: { original } }) =>
      original.yearsExperience === null ? (
        <Quiet>N/A</Quiet>
      ) : (
        formatYears(original.yearsExperience)
      ),
  }),
  helper.display({
    id: "lastRole",
    header: "Last Role",
    meta: { rem: 8, grow: 1, className: text },
    cell: ({ row: { original } }) =>
      original.lastRoleTitle === null ? (
        <Quiet>Not specified</Quiet>
      ) : (
        <span title={original.lastRoleTitle}>{original.lastRoleTitle}</span>
      ),
  }),
  helper.display({
    id: "gaps",
    header: "Gaps",
    meta: { rem: 3.75, className: `${text} figures` },
    cell: ({ row: { original } }) =>
      original.gapCount === 0 ? <Quiet>0</Quiet> : original.gapCount,
  }),
  helper.accessor(sortValues.totalScore, {
    id: "totalScore",
    header: "Total",
    sortDescFirst: true,
    meta: {
      rem: 6,
      className: `${flex} sticky right-0 gap-2 border-l border-line figures`,
      isPinned: true,
    },
    cell: ({ row: { original } }) => (
      <>
        <span className="min-w-9 font-semibold">{original.score.totalScore.toFixed(1)}</span>
        <span className="rounded-tick border border-line-strong px-1 text-12 text-ink-2">
          {gradeOf(original.score.totalScore)}
        </span>
      </>
    ),
  }),
  helper.accessor(sortValues.gapMonths, {
    id: "gapMonths",
    header: "Gap Months",
    sortDescFirst: true,
    meta: { rem: 6.5, className: flex },
    cell: ({ row }) => <GapMonths months={row.original.gapMonths} />,
  }),
]);

function MissingMust({ skills: [first, ...more] }: { skills: readonly string[] }) {
  if (first === undefined) return <Quiet label="None missing">–</Quiet>;
  return (
    <>
      <span className="truncate text-danger" title={first}>
        {first}
      </span>
      {more.length > 0 && (
        <span className="shrink-0 text-ink-3" title={[first, ...more].join(", ")}>
          {`+${more.length} more`}
        </span>
      )}
    </>
  );
}

function GapMonths({ months }: { months: number }) {
  return (
    <Badge tone={months > gapWarningMonths ? "warning" : "neutral"}>{monthsText(months)}</Badge>
  );
}

function Quiet({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className="text-ink-3" {...(label !== undefined && { role: "img", "aria-label": label })}>
      {children}
    </span>
  );
}
