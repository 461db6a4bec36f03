import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import {
  aiRankBand,
  gapWarningMonths,
  gradeOf,
  manualRankBand,
} from "@resume-picker/domain/scoring/grade";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { displayName, formatYears, monthsText } from "../candidate-text.ts";
import { sumGapMonths } from "../sort-candidates.ts";
import type { SortKey } from "../sort-candidates.ts";
import { MatchBar } from "./match-bar.tsx";
import { RankBadge } from "./rank-badge.tsx";

export type Column = {
  id: string;
  label: string;
  sortKey?: SortKey;
  /** A track of the row's grid. */
  width: string;
  className?: string;
  cell: (candidate: Candidate) => ReactNode;
};

/** Between the checkbox and the row's menu, in the order of specification 1, section 2. */
export const columns: readonly Column[] = [
  {
    id: "candidate",
    label: "Candidate",
    sortKey: "name",
    width: "minmax(13.5rem, 1.6fr)",
    className: "sticky left-10 z-10 bg-inherit",
    cell: (candidate) => <Person candidate={candidate} />,
  },
  {
    id: "manual-rank",
    label: "Manual Rank",
    sortKey: "manualRank",
    width: "6.5rem",
    cell: ({ score }) => <RankBadge rank={score.manualRank} band={manualRankBand} />,
  },
  {
    id: "ai-rank",
    label: "AI Rank",
    sortKey: "aiRank",
    width: "6rem",
    cell: ({ score }) => <RankBadge rank={score.aiRank} band={aiRankBand} />,
  },
  {
    id: "skill-match",
    label: "Skill Match",
    sortKey: "skillMatch",
    width: "8rem",
    cell: ({ score }) => <MatchBar percent={score.skillMatchScore} />,
  },
  {
    id: "missing-must",
    label: "Missing Must",
    width: "minmax(8.5rem, 1fr)",
    cell: ({ score }) => <MissingMust skills={score.missingMustHave} />,
  },
  {
    id: "title-match",
    label: "Title Match",
    sortKey: "titleMatch",
    width: "8rem",
    cell: ({ score }) => <MatchBar percent={score.titleScore} />,
  },
  {
    id: "years",
    label: "Years Exp",
    sortKey: "yearsExperience",
    width: "6rem",
    className: "figures",
    cell: ({ yearsExperience }) =>
      yearsExperience === null ? <Quiet>N/A</Quiet> : formatYears(yearsExperience),
  },
  {
    id: "last-role",
    label: "Last Role",
    width: "minmax(9rem, 1fr)",
    cell: ({ lastRoleTitle }) =>
      lastRoleTitle === null ? (
        <Quiet>Not specified</Quiet>
      ) : (
        <span className="truncate" title={lastRoleTitle}>
          {lastRoleTitle}
        </span>
      ),
  },
  {
    id: "gaps",
    label: "Gaps",
    width: "4rem",
    className: "figures",
    cell: ({ experienceGaps }) =>
      experienceGaps.length === 0 ? <Quiet>0</Quiet> : experienceGaps.length,
  },
  {
    id: "total",
    label: "Total",
    sortKey: "totalScore",
    width: "6rem",
    className: "sticky right-0 z-10 gap-2 border-l border-line bg-inherit figures",
    cell: ({ score }) => (
      <>
        <span className="min-w-9 font-semibold">{score.totalScore.toFixed(1)}</span>
        <span className="rounded-tick border border-line-strong px-1 text-12 text-ink-2">
          {gradeOf(score.totalScore)}
        </span>
      </>
    ),
  },
  {
    id: "gap-months",
    label: "Gap Months",
    sortKey: "gapMonths",
    width: "7rem",
    cell: (candidate) => <GapMonths months={sumGapMonths(candidate)} />,
  },
];

function Person({ candidate }: { candidate: Candidate }) {
  const name = displayName(candidate);
  return (
    <>
      <Avatar name={candidate.name} />
      <span className="min-w-0">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span className="block truncate text-13 text-ink-3">{candidate.email ?? "No e-mail"}</span>
      </span>
    </>
  );
}

function MissingMust({ skills: [first, ...more] }: { skills: readonly string[] }) {
  if (first === undefined) return <Quiet label="None missing">–</Quiet>;
  return (
    <span className="flex min-w-0 gap-1" title={[first, ...more].join(", ")}>
      <span className="truncate text-danger">{first}</span>
      {more.length > 0 && <span className="shrink-0 text-ink-3">+{more.length} more</span>}
    </span>
  );
}

function GapMonths({ months }: { months: number }) {
  return (
    <Badge tone={months > gapWarningMonths ? "warning" : "neutral"}>{monthsText(months)}</Badge>
  );
}

function Quiet({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className="text-ink-3">
      {label === undefined ? children : <span aria-hidden="true">{children}</span>}
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
