import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { JobKeepMonths, KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { keepPreviousData } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { Badge } from "../../ui/badges/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type Props = {
  keepMonths: KeepMonths;
  job: { id: number; keepMonths: JobKeepMonths } | undefined;
};

const monthWords = new Intl.DateTimeFormat("en", { month: "short", year: "numeric" });
const dayDate = (day: string) => new Date(`${day}T00:00:00`);

/** Previews which candidates these rules would delete, and when, before they are saved. */
export function RetentionPreview({ keepMonths, job }: Props) {
  const { data, error } = api.talentPool.previewRetention.useQuery(
    { keepMonths, job },
    { placeholderData: keepPreviousData },
  );
  if (error)
    return (
      <p role="alert" className="mt-5 text-danger">
        The preview could not be loaded. {reasonFor(error)}
      </p>
    );
  if (!data) return <Skeleton className="mt-5 h-72" />;
  const { past, soon, held, kept, months, next } = data;
  const most = Math.max(...months.map(({ count }) => count), 1);
  return (
    <section aria-labelledby="retention-preview" className="mt-5 min-h-72">
      <h3 id="retention-preview" className="text-16 font-semibold">
        With these rules
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <Count label="Past retention today" count={past} />
        <Count label="Within two weeks" count={soon} />
        <Count label="On hold" count={held} />
        <Count label="Kept indefinitely" count={kept} />
      </dl>
      {months.length > 0 && (
        <ul aria-label="Last days by month" className="mt-4 grid gap-1 text-13">
          {months.slice(0, 12).map(({ month, count }) => (
            <li key={month} className="grid grid-cols-[5.5rem_1fr_3rem] items-center gap-2">
              <span className="text-ink-2">{monthWords.format(dayDate(`${month}-01`))}</span>
              <span aria-hidden className="h-2 rounded-full bg-sunken">
                <span
                  className="block h-2 rounded-full bg-brand"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="text-right figures">{count.toLocaleString("en")}</span>
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <ul
          aria-label="Candidates by their last day"
          tabIndex={0}
          className="mt-4 max-h-60 overflow-y-auto rounded-control bg-sunken px-3.5 py-2 text-13"
        >
          {next.map((each) => (
            <li key={each.id} className="flex flex-wrap gap-x-3 py-0.5">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{displayName(each)}</span>
              {each.isHeld && <Badge tone="outline">On hold</Badge>}
              <span className="text-ink-2 figures">until {formatDay(dayDate(each.keptUntil))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="text-19 font-semibold figures">{count.toLocaleString("en")}</dd>
    </div>
  );
}
