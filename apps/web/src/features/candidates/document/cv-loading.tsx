import { Skeleton } from "../../../ui/skeleton.tsx";

/** As tall as a page, to avoid a layout shift. */
export function CvLoading() {
  return (
    <div role="status" className="p-4">
      <span className="sr-only">Loading the CV...</span>
      <div className="mx-auto flex aspect-[1/1.414] w-full max-w-250 flex-col gap-4 border border-line bg-surface p-[8%]">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-3 w-2/3" />
        <Skeleton className="mt-6 h-3 w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-5/6" />
        <Skeleton className="mt-6 h-3 w-full" />
        <Skeleton className="h-3 w-4/6" />
      </div>
    </div>
  );
}
