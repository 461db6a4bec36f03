import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import {
  aiRankBand,
  gapWarningMonths,
  gradeOf,
  manualRankBand,
} from "@resume-picker/domain/scoring/grade";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { displayName, formatYears, monthsText } from "../candidate-text.ts";
import { Excerpt } from "../full-text/excerpt.tsx";
import type { ExcerptParts } from "../full-text/use-excerpts.ts";
import type { SortKey } from "../sort-candidates.ts";
import { MatchBar } from "./match-bar.tsx";
import { RankBadge } from "./rank-badge.tsx";

export type Column = {
  id: string;
  label: string;
  sortKey?: SortKey;
  /** Least width in rem, and its share of the width that is left over. */
  rem: number;
  grow?: number;
  className?: string;
  /** Stays in sight while the rest scrolls sideways. */
  isPinned?: boolean;
  /** Nothing but a text: the cell needs no element inside. */
  isText?: boolean;
  /** Whether the text may have to be cut where the column ends. */
  isLong?: (candidate: ListedCandidate) => boolean;
  cell: (candidate: ListedCandidate, excerpt?: ExcerptParts) => ReactNode;
};

/** Between the checkbox and the row's menu, in the order of specification 1, section 2. */
export const columns: readonly Column[] = [
  {
    id: "candidate",
    label: "Candidate",
    sortKey: "name",
    rem: 15.5,
    grow: 1.6,
    className: "pinned-left [--pin:2.5rem]",
    isPinned: true,
    cell: (candidate, excerpt) => <Person candidate={candidate} excerpt={excerpt} />,
  },
  {
    id: "manual-rank",
    label: "Manual Rank",
    sortKey: "manualRank",
    rem: 6.25,
    cell: ({ score }) => <RankBadge rank={score.manualRank} band={manualRankBand} />,
  },
  {
    id: "ai-rank",
    label: "AI Rank",
    sortKey: "aiRank",
    rem: 5.75,
    cell: ({ score }) => <RankBadge rank={score.aiRank} band={aiRankBand} />,
  },
  {
    id: "skill-match",
    label: "Skill Match",
    sortKey: "skillMatch",
    rem: 7.5,
    className: "gap-2 figures",
    cell: ({ score }) => <MatchBar percent={score.skillMatchScore} />,
  },
  {
    id: "missing-must",
    label: "Missing Must",
    rem: 9,
    grow: 1,
    className: "gap-1",
    cell: ({ score }) => <MissingMust skills={score.missingMustHave} />,
  },
  {
    id: "title-match",
    label: "Title Match",
    sortKey: "titleMatch",
    rem: 7.5,
    className: "gap-2 figures",
    cell: ({ score }) => <MatchBar percent={score.titleScore} />,
  },
  {
    id: "years",
    label: "Years Exp",
    sortKey: "yearsExperience",
    rem: 5.5,
    className: "figures",
    isText: true,
    cell: ({ yearsExperience }) =>
      yearsExperience === null ? <Quiet>N/A</Quiet> : formatYears(yearsExperience),
  },
  {
    id: "last-role",
    label: "Last Role",
    rem: 8,
    grow: 1,
    isText: true,
    isLong: ({ lastRoleTitle }) => mayBeCut(lastRoleTitle ?? "", 8),
    cell: ({ lastRoleTitle }) => lastRoleTitle ?? <Quiet>Not specified</Quiet>,
  },
  {
    id: "gaps",
    label: "Gaps",
    rem: 3.75,
    className: "figures",
    isText: true,
    cell: ({ gapCount }) => (gapCount === 0 ? <Quiet>0</Quiet> : gapCount),
  },
  {
    id: "total",
    label: "Total",
    sortKey: "totalScore",
    rem: 6,
    className: "pinned-right gap-2 border-l border-line figures",
    isPinned: true,
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
    rem: 6.5,
    cell: ({ gapMonths }) => <GapMonths months={gapMonths} />,
  },
];

type PersonProps = { candidate: ListedCandidate; excerpt: ExcerptParts | undefined };

/** In a search the line of the CV that was found takes the place of the address. */
function Person({ candidate, excerpt }: PersonProps) {
  const name = displayName(candidate);
  return (
    <>
      <span className="text-14 font-medium text-ink">{name}</span>
      <br />
      {excerpt ? <Excerpt parts={excerpt} /> : (candidate.email ?? "No e-mail")}
    </>
  );
}

/**
 * Each text that is cut has the browser keep account of one more clip in every frame of a scroll, so
 * those are not that surely fit: Western letters are about half a rem wide, and cells have room
 * around.
 */
function mayBeCut(text: string, rem: number): boolean {
  return text.length * 0.6 > rem || notWestern.test(text);
}

const notWestern = /[^\u0020-\u024f]/;

const short = "whitespace-nowrap text-danger";
const long = "truncate text-danger";

function MissingMust({ skills: [first, ...more] }: { skills: readonly string[] }) {
  if (first === undefined) return <Quiet label="None missing">–</Quiet>;
  return (
    <>
      <span className={mayBeCut(first, more.length > 0 ? 5 : 9) ? long : short}>{first}</span>
      {more.length > 0 && (
        <span className="shrink-0 text-ink-3" data-whole={[first, ...more].join(", ")}>
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
  // A sign that needs words has them as its name: a text out of sight would have the row painted
  // anew each time that a scroll moves what the browser keeps painted.
  return (
    <span className="text-ink-3" {...(label !== undefined && { role: "img", "aria-label": label })}>
      {children}
    </span>
  );
}
