import type { CandidateFacts } from "@resume-picker/domain/candidates/candidate";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { GradeBadge } from "../../../ui/badges/grade-badge.tsx";

type Props = {
  candidate: Pick<CandidateFacts, "name" | "fileName" | "lastRoleTitle" | "location">;
  /** Shown to the right of the name: navigation and a close button. */
  corner: ReactNode;
  /** The total score, if the candidate has one. */
  score?: number | undefined;
};

/** The candidate's name and score, which stay visible while scrolling. */
export function PinnedHeader({ candidate, corner, score }: Props) {
  const { lastRoleTitle, location } = candidate;
  const name = displayName(candidate);
  const role = [lastRoleTitle ?? "Role not specified", location].filter(Boolean).join(" · ");
  return (
    <header className="-mx-5 -mt-5 -mb-3 flex items-center gap-3 border-b border-line bg-surface px-5 py-3 sticky top-0 z-10 max-xl:-top-1 xl:bg-paper">
      <Avatar name={candidate.name} size="lg" tone="brand" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h2
            title={name}
            className="line-clamp-2 min-w-0 flex-1 text-16 font-semibold [overflow-wrap:anywhere]"
          >
            {name}
          </h2>
          {corner}
        </div>
        <div className="flex items-end gap-3">
          <p
            title={role}
            className="line-clamp-2 min-w-0 flex-1 text-ink-2 [overflow-wrap:anywhere]"
          >
            {role}
          </p>
          {score !== undefined && <PinnedScore total={score} />}
        </div>
      </div>
    </header>
  );
}

function PinnedScore({ total }: { total: number }) {
  return (
    <p className="flex shrink-0 items-center gap-1.5 pr-1 text-19 leading-6 font-semibold figures">
      <span className="sr-only">Total </span>
      {total.toFixed(1)}
      <GradeBadge total={total} />
    </p>
  );
}
