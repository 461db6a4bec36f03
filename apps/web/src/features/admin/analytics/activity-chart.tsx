import type { ActivityBucket } from "@resume-picker/domain/admin/activity";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { ActivitySeries } from "./activity-series.ts";

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** Formats a day as "Mar 01" and a month as "Mar". */
function bucketName(bucket: string): string {
  const isDay = bucket.length > 7;
  return (isDay ? day : month).format(new Date(isDay ? bucket : `${bucket}-01`));
}

type Props = { buckets: readonly ActivityBucket[]; series: ActivitySeries; label: string };

export function ActivityChart({ buckets, series, label }: Props) {
  const tick = { fill: "var(--ink-3)", fontSize: 12 };
  return (
    <div className="h-36">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...buckets]}
          title={label}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="bucket"
            tickFormatter={bucketName}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: "var(--line-strong)" }}
            minTickGap={24}
          />
          <YAxis
            tickCount={3}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width={36}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--sunken)" }}
            labelFormatter={(bucket) => (typeof bucket === "string" ? bucketName(bucket) : null)}
            contentStyle={{
              background: "var(--surface)",
              border: "1px solid var(--line)",
              borderRadius: 8,
              boxShadow: "var(--float)",
              padding: "6px 10px",
            }}
            labelStyle={{ color: "var(--ink-3)", fontSize: 12 }}
            itemStyle={{ color: "var(--ink)", padding: 0 }}
          />
          <Bar
            dataKey={series}
            name={label}
            fill="var(--brand)"
            radius={[2, 2, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
