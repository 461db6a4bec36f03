import { Skeleton } from "../../../ui/skeleton.tsx";

/** As large as the articles, to avoid a layout shift. */
export function BlogLoading() {
  return (
    <div role="status" aria-label="Loading articles">
      <Skeleton className="h-80 rounded-panel" />
      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-72 rounded-panel" />
        ))}
      </div>
    </div>
  );
}
