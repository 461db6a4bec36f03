import { Skeleton } from "../../ui/skeleton.tsx";

const places = Array.from({ length: 10 }, (_, index) => index);

/** Placeholders of the size of the rows, and of the cards on narrow screens. */
export function CandidatesLoading() {
  return (
    <div role="status" className="h-full overflow-hidden lg:bg-surface">
      <p className="border-b border-line px-4 py-1 text-13 text-ink-2 lg:flex lg:h-11.25 lg:items-center lg:px-6">
        Loading candidates...
      </p>
      <div className="grid gap-2.5 p-4 pt-2.5 sm:grid-cols-2 lg:grid-cols-1 lg:gap-0 lg:p-0">
        {places.map((place) => (
          <div
            key={place}
            className="flex h-51.5 gap-3 rounded-panel border border-line bg-surface p-3 lg:h-13.5 lg:items-center lg:rounded-none lg:border-0 lg:border-b lg:px-6 lg:py-0"
          >
            <Skeleton className="size-8 shrink-0 rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-3 w-40 max-w-full" />
              <Skeleton className="mt-1.5 h-2.5 w-56 max-w-full" />
            </div>
            <Skeleton className="hidden h-3 w-24 lg:block" />
            <Skeleton className="hidden h-3 w-24 lg:block" />
            <Skeleton className="h-3 w-14" />
          </div>
        ))}
      </div>
    </div>
  );
}
