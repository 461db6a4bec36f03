import type { LogSummary } from "@resume-picker/domain/logs/log-entry";
import { slowOperationMs } from "@resume-picker/domain/logs/log-rules";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badges/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type Props = {
  summary: LogSummary | undefined;
  /** Lists the errors of a category. */
  onCategory: (category: string) => void;
};

/** The errors of the last day with advice, and the slowest operations. */
export function LogSummaryPanel({ summary, onCategory }: Props) {
  if (!summary) {
    return (
      <div className="grid content-start gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  const { frequency, suggestions } = summary.errorSummary;
  const categories = Object.entries(frequency).sort(([, one], [, other]) => other - one);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
      <Part
        title="Error Categories"
        isEmpty={categories.length === 0}
        empty="No errors in the last 24 hours."
      >
        {categories.map(([category, count]) => (
          <li key={category} className="border-t border-line">
            <button
              type="button"
              className="flex w-full justify-between gap-3 py-2 text-left -outline-offset-2 hover:bg-sunken thumb:min-h-11"
              onClick={() => onCategory(category)}
            >
              {category}
              <span className="font-semibold figures">{count.toLocaleString("en")}</span>
            </button>
          </li>
        ))}
      </Part>
      <Part title="Top Suggestions" isEmpty={suggestions.length === 0} empty="Nothing to suggest.">
        {suggestions.map(({ category, pattern, suggestion, count }) => (
          <li key={`${category} ${pattern}`} className="border-t border-line py-2">
            <p className="text-13 text-ink-3">
              {category} · {count.toLocaleString("en")}×
            </p>
            <p className="text-pretty text-ink-2">{suggestion}</p>
          </li>
        ))}
      </Part>
      <Part
        title="Performance"
        isEmpty={summary.performanceMetrics.length === 0}
        empty="No timings yet."
      >
        {summary.performanceMetrics.map(({ operation, avg, count }) => {
          const isSlow = avg > slowOperationMs;
          return (
            <li
              key={operation}
              className="flex items-center justify-between gap-3 border-t border-line py-2"
            >
              <span className="min-w-0">
                <span className="block truncate" title={operation}>
                  {operation}
                </span>
                <span className="text-13 text-ink-3 figures">{count.toLocaleString("en")}×</span>
              </span>
              <span className="flex items-center gap-2">
                {isSlow && <Badge tone="danger">Slow</Badge>}
                <span className={`figures whitespace-nowrap ${isSlow ? "text-danger" : ""}`}>
                  {avg.toLocaleString("en", { maximumFractionDigits: 1 })} ms
                </span>
              </span>
            </li>
          );
        })}
      </Part>
    </div>
  );
}

type PartProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode };

function Part({ title, isEmpty, empty, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-1.5 text-14 font-semibold">{title}</h2>
      {isEmpty ? <p className="text-ink-3">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
