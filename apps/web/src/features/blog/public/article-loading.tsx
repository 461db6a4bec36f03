import { Skeleton } from "../../../ui/skeleton.tsx";

export function ArticleLoading() {
  return (
    <div role="status" aria-label="Loading article" className="pt-6">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="mt-4 h-5 w-60" />
      {/* Fills the screen, so that content below the article isn't visible yet. */}
      <div className="mt-8 grid min-h-dvh content-start gap-3">
        {["w-full", "w-11/12", "w-full", "w-3/4", "w-full", "w-5/6"].map((width, at) => (
          <Skeleton key={at} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  );
}
