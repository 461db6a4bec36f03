import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { reasonFor } from "../../../lib/error-message.ts";

type Props = {
  candidate: ListedCandidate;
  corner: ReactNode;
  error: { message: string } | null;
  onRetry: () => void;
};

/** What the row knows, at once; the rest follows. */
export function DetailLoading({ candidate, corner, error, onRetry }: Props) {
  return (
    <article className="flex flex-col gap-6 p-5">
      <header className="flex items-start gap-3">
        <Avatar name={candidate.name} size="lg" tone="brand" />
        <div className="min-w-0 flex-1">
          {/* Laid out as in the header that follows, so that nothing moves. */}
          <div className="flex items-start gap-2">
            <h2 className="min-w-0 flex-1 text-16 font-semibold break-words">
              {displayName(candidate)}
            </h2>
            {corner}
          </div>
          <p className="text-ink-2">
            {[candidate.lastRoleTitle ?? "Role not specified", candidate.location]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {candidate.email !== null && (
            <p className="text-13 [overflow-wrap:anywhere] text-ink-2">{candidate.email}</p>
          )}
        </div>
      </header>
      {error ? (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p className="text-ink-2">The details could not be loaded. {reasonFor(error)}</p>
          <Button size="sm" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading details...</span>
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      )}
    </article>
  );
}
