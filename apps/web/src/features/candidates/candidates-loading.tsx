import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholders for the rows. */
export function CandidatesLoading() {
  return (
    <div role="status" className="h-full overflow-hidden bg-surface">
      <p className="border-b border-line px-6 py-2 text-13 text-ink-2">Loading candidates...</p>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className="flex h-13.5 items-center gap-3 border-b border-line px-6">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-3 w-40 max-w-full" />
            <Skeleton className="mt-1.5 h-2.5 w-56 max-w-full" />
          </div>
          <Skeleton className="hidden h-3 w-24 sm:block" />
          <Skeleton className="hidden h-3 w-24 md:block" />
          <Skeleton className="h-3 w-14" />
        </div>
      ))}
    </div>
  );
}
