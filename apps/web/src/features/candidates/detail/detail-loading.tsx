import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { reasonFor } from "../../../lib/error-message.ts";
import { PinnedHeader } from "./pinned-header.tsx";

type Props = {
  candidate: ListedCandidate;
  corner: ReactNode;
  error: { message: string } | null;
  onRetry: () => void;
};

/** Shows the row's data until the details are loaded. */
export function DetailLoading({ candidate, corner, error, onRetry }: Props) {
  return (
    <article className="flex flex-col gap-6 p-5">
      {/* The same layout as the loaded header, which avoids a layout shift. */}
      <PinnedHeader
        candidate={candidate}
        corner={corner}
        score={isScored(candidate.warnings) ? candidate.score.totalScore : undefined}
      />
      {candidate.email !== null && (
        <p className="text-13 [overflow-wrap:anywhere] text-ink-2">{candidate.email}</p>
      )}
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
