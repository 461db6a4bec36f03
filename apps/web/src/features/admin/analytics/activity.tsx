import type { ActivityRange } from "@resume-picker/domain/admin/activity";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { FoldMark } from "../../../ui/fold-mark.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { activitySeries } from "./activity-series.ts";

// The chart library is loaded with this tab, not with the page.
export const ActivityChart = lazyPart({
  name: "The chart",
  load: async () => (await import("./activity-chart.tsx")).ActivityChart,
  fallback: <Skeleton className="h-36" />,
});

/** Activity over time, as charts and optionally as numbers. */
export function Activity() {
  const [range, setRange] = useState<ActivityRange>("30-days");
  const activity = api.admin.activity.useQuery({ range }, { refetchOnMount: "always" });
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-16 font-semibold">Activity</h2>
        <SegmentedControl<ActivityRange>
          label="Range"
          value={range}
          segments={[
            { value: "30-days", label: "30 days" },
            { value: "12-months", label: "12 months" },
          ]}
          onChange={setRange}
        />
      </div>
      <Loaded query={activity} what="The activity">
        {(buckets) => (
          <>
            <div className="grid gap-3 md:grid-cols-2">
              {activitySeries.map(({ key, label }) => (
                <figure key={key} className="rounded-panel border border-line bg-surface p-4">
                  <figcaption className="mb-3 flex items-baseline justify-between gap-3">
                    {label}
                    <span className="text-19 font-semibold figures">
                      {buckets.reduce((sum, bucket) => sum + bucket[key], 0).toLocaleString("en")}
                    </span>
                  </figcaption>
                  <ActivityChart buckets={buckets} series={key} label={label} />
                </figure>
              ))}
            </div>
            <details className="mt-4">
              <summary className="flex w-fit items-center gap-1 rounded-control py-2 text-ink-2 hover:text-ink">
                Show as table
                <FoldMark />
              </summary>
              <DataTable
                label="Activity"
                columns={[
                  {
                    label: range === "30-days" ? "Day (UTC)" : "Month (UTC)",
                    cell: ({ bucket }) => bucket,
                  },
                  ...activitySeries.map(({ key, label }) => ({
                    label,
                    isNumber: true,
                    cell: (row: (typeof buckets)[number]) => row[key].toLocaleString("en"),
                  })),
                ]}
                rows={buckets}
                keyOf={({ bucket }) => bucket}
              />
            </details>
          </>
        )}
      </Loaded>
    </section>
  );
}
