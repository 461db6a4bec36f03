import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const labels = [
  ["jobsCreated", "Jobs Created"],
  ["candidatesUploaded", "Candidates Uploaded"],
  ["shortlisted", "Shortlisted"],
] as const;

export function QuickStats() {
  // Reloaded on every visit, because other screens change the numbers.
  const stats = api.accounts.quickStats.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <section aria-labelledby="quick-stats" className="lg:border-l lg:border-line lg:pl-8">
      <h2 id="quick-stats" className="text-19 font-semibold">
        Quick Stats
      </h2>
      {stats.isError ? (
        <div className="mt-4">
          <p className="text-ink-2">Your statistics could not be loaded.</p>
          <Button size="sm" className="mt-3" onClick={() => void stats.refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <dl className="mt-2 grid max-lg:grid-cols-3 max-lg:gap-4">
          {labels.map(([key, label]) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end border-line py-3 lg:border-b lg:last:border-0"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-24 font-semibold">
                {stats.data ? (
                  stats.data[key].toLocaleString("en")
                ) : (
                  <Skeleton className="h-8 w-12" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
