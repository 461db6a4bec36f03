import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { NotScored } from "../../../ui/badges/not-scored.tsx";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import {
  aiRankBand,
  gapWarningMonths,
  manualRankBand,
} from "@resume-picker/domain/scoring/score/grade";
import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badges/badge.tsx";
import { GradeBadge } from "../../../ui/badges/grade-badge.tsx";
import { formatYears } from "../candidate-text.ts";
import { MustStrip } from "../requirements/must-strip.tsx";
import { sortValues } from "../sort-candidates.ts";
import { MatchBar } from "./match-bar.tsx";
import { Quiet } from "./quiet.tsx";
import { RankBadge } from "./rank-badge.tsx";

type Look = {
  /** The minimum width in rem, and the share of the remaining width. */
  rem: number;
  grow?: number;
  /** The class of its cells, including the heading. */
  className?: string;
  /** Whether `ColumnHelp` explains the heading. */
  isExplained?: true;
  /** Right-aligned, for numbers. */
  isEnd?: boolean;
  /** Stays visible when the table scrolls horizontally. `className` sets the edge. */
  isPinned?: boolean;
  /**
   * Renders a cell. A plain function, because TanStack's cells are components and doubled the
   * number of objects per row while scrolling fast.
   */
  show?: (candidate: ListedCandidate) => ReactNode;
};

/** `sortCandidates` sorts the rows. The table only knows the sorted column. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<Look>(),
});

const helper = createColumnHelper<typeof features, ListedCandidate>();

const start = "flex items-center";
const end = "flex items-center justify-end text-right figures";
const stack = "flex flex-col justify-center gap-1 figures";

/** Renders a value that only a scored candidate has. */
const ifScored =
  (show: (candidate: ListedCandidate) => ReactNode) => (candidate: ListedCandidate) =>
    isScored(candidate.warnings) ? show(candidate) : <Quiet label="Not scored">–</Quiet>;

/** The columns between the star and the row's menu, in order. */
export const columns = helper.columns([
  helper.accessor(sortValues.name, {
    id: "name",
    header: "Candidate",
    sortDescFirst: false,
    enableHiding: false,
    // The row renders this cell, because it contains controls.
    meta: { rem: 13, grow: 1.6, className: `${start} left-8.75`, isPinned: true },
  }),
  helper.accessor(sortValues.manualRank, {
    id: "manualRank",
    header: "Manual Rank",
    sortDescFirst: false,
    meta: {
      rem: 4.25,
      isExplained: true,
      className: start,
      show: ({ score }) => <RankBadge rank={score.manualRank} band={manualRankBand} isQuiet />,
    },
  }),
  helper.accessor(sortValues.aiRank, {
    id: "aiRank",
    header: "AI Rank",
    sortDescFirst: false,
    meta: {
      rem: 3.75,
      isExplained: true,
      className: start,
      show: ({ score }) => (
        <RankBadge
          rank={score.aiRank}
          band={aiRankBand}
          isOutdated={score.isAiRankOutdated}
          isQuiet
        />
      ),
    },
  }),
  helper.accessor(sortValues.skillMatch, {
    id: "skillMatch",
    header: "Skill Match",
    sortDescFirst: true,
    meta: {
      rem: 4.25,
      isExplained: true,
      className: stack,
      show: ifScored(({ score, unratedParts }) => (
        <MatchBar percent={score.skillMatchScore} isUnrated={unratedParts.includes("skills")} />
      )),
    },
  }),
  helper.display({
    id: "missingMust",
    header: "Missing Must",
    meta: {
      rem: 8,
      isExplained: true,
      grow: 0.6,
      // Stacked, because there is space for a second line.
      className: stack,
      show: ifScored(({ score }) => <MissingMust {...score} />),
    },
  }),
  helper.accessor(sortValues.titleMatch, {
    id: "titleMatch",
    header: "Title Match",
    sortDescFirst: true,
    meta: {
      rem: 4.25,
      isExplained: true,
      className: stack,
      show: ifScored(({ score, unratedParts }) => (
        <MatchBar percent={score.titleScore} isUnrated={unratedParts.includes("title")} />
      )),
    },
  }),
  helper.accessor(sortValues.yearsExperience, {
    id: "yearsExperience",
    header: "Years Exp",
    sortDescFirst: true,
    meta: {
      rem: 3.75,
      isExplained: true,
      className: end,
      isEnd: true,
      show: ({ yearsExperience }) =>
        yearsExperience === null ? <Quiet>N/A</Quiet> : formatYears(yearsExperience),
    },
  }),
  helper.display({
    id: "lastRole",
    header: "Last Role",
    meta: {
      rem: 8.25,
      grow: 1.3,
      className: start,
      show: ({ lastRoleTitle }) =>
        lastRoleTitle === null ? (
          <Quiet>Not specified</Quiet>
        ) : (
          <span className="line-clamp-2 text-13 break-words" title={lastRoleTitle}>
            {lastRoleTitle}
          </span>
        ),
    },
  }),
  helper.display({
    id: "gaps",
    header: "Gaps",
    meta: {
      rem: 3.25,
      isExplained: true,
      className: end,
      isEnd: true,
      show: ({ gapCount }) => (gapCount === 0 ? <Quiet>0</Quiet> : gapCount),
    },
  }),
  helper.accessor(sortValues.totalScore, {
    id: "totalScore",
    header: "Total",
    sortDescFirst: true,
    enableHiding: false,
    meta: {
      rem: 6,
      isExplained: true,
      className: `${end} gap-1.5 right-9.5 @max-[67.5rem]:border-l border-line`,
      isEnd: true,
      isPinned: true,
      show: ({ score, warnings }) =>
        isScored(warnings) ? (
          <>
            <span className="font-semibold">{score.totalScore.toFixed(1)}</span>
            <GradeBadge total={score.totalScore} className="min-w-7 justify-center" />
          </>
        ) : (
          <NotScored warnings={warnings} className="line-clamp-2 text-right whitespace-normal" />
        ),
    },
  }),
  helper.accessor(sortValues.gapMonths, {
    id: "gapMonths",
    header: "Gap Months",
    sortDescFirst: true,
    meta: {
      rem: 4,
      isExplained: true,
      className: end,
      isEnd: true,
      show: ({ gapMonths, score }) => (
        <GapMonths months={gapMonths} isCostly={score.gapPenalty > 0} />
      ),
    },
  }),
]);

/**
 * The first missing must-have, above a box for each must-have and the number of other missing ones.
 */
function MissingMust(score: Pick<ListedCandidate["score"], "missingMustHave" | "mustStates">) {
  const { missingMustHave, mustStates } = score;
  const [first, ...more] = missingMustHave;
  return (
    <>
      {first === undefined ? (
        <Quiet label={mustStates === "" ? "No must-haves" : "None missing"}>–</Quiet>
      ) : (
        <span
          className="truncate text-13 text-danger"
          data-explain={`Not found in the CV: ${missingMustHave.join(", ")}`}
        >
          {first}
        </span>
      )}
      <span className="flex items-center gap-1.5 leading-4">
        {/* The same width in every row, which aligns the boxes of each must-have. */}
        <MustStrip states={mustStates} className="max-w-[calc(100%-3.25rem)]! flex-1" />
        {more.length > 0 && (
          <span className="text-12 whitespace-nowrap text-ink-3">{`+${more.length} more`}</span>
        )}
      </span>
    </>
  );
}

/** Only the number, because the heading names the unit and the last role needs the space. */
function GapMonths({ months, isCostly }: { months: number; isCostly: boolean }) {
  if (months === 0) return <span className="sr-only text-ink-2">0</span>;
  return (
    <Badge
      tone={isCostly && months > gapWarningMonths ? "warning" : "neutral"}
      explain={`${months} ${months === 1 ? "month" : "months"} between dated roles`}
      className="min-w-6 justify-center"
    >
      {months}
    </Badge>
  );
}
