import { api } from "../../lib/api.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const figure = (value: number) => value.toLocaleString("en");
const counted = (value: number, one: string, many: string) =>
  `${figure(value)} ${value === 1 ? one : many}`;

type Card = { label: string; value: string | undefined; note: string | undefined };

export function SummaryCards() {
  const users = api.admin.userStats.useQuery(undefined, { refetchOnMount: "always" }).data;
  const usage = api.admin.usageStats.useQuery(undefined, { refetchOnMount: "always" }).data;
  const cards: Card[] = [
    {
      label: "Total Users",
      value: users && figure(users.totalUsers),
      note: users && `${figure(users.newUsersThisWeek)} new this week`,
    },
    {
      label: "Active Users",
      value: users && figure(users.activeUsers),
      note: users && counted(users.adminUsers, "admin", "admins"),
    },
    {
      label: "Total Jobs",
      value: usage && figure(usage.totalJobs),
      note: usage && `${figure(usage.avgCandidatesPerJob)} avg candidates per job`,
    },
    {
      label: "Candidates Processed",
      value: usage && figure(usage.totalCandidates),
      note: usage && counted(usage.totalUploads, "total upload", "total uploads"),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-col rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="mt-1 text-24 font-semibold figures">
            {value ?? <Skeleton className="h-8 w-14" />}
          </dd>
          <dd className="mt-0.5 text-13 text-ink-3 figures">
            {note ?? <Skeleton className="h-4.5 w-24" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
