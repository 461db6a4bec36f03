import { api } from "../../../lib/api.ts";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { Activity } from "./activity.tsx";

const figure = (value: number) => value.toLocaleString("en");

export function Analytics() {
  const users = api.admin.userStats.useQuery();
  const usage = api.admin.usageStats.useQuery();
  return (
    <div className="grid gap-10">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Loaded query={users} what="The user statistics">
          {({ totalUsers, activeUsers, adminUsers }) => (
            <Figures
              title="User Statistics"
              figures={[
                ["Total Users", totalUsers],
                ["Active Users", activeUsers],
                ["Admin Users", adminUsers],
              ]}
            />
          )}
        </Loaded>
        <Loaded query={usage} what="The usage statistics">
          {({ totalJobs, totalCandidates, avgCandidatesPerJob }) => (
            <Figures
              title="System Usage"
              figures={[
                ["Total Jobs", totalJobs],
                ["Total Candidates", totalCandidates],
                ["Avg Candidates per Job", avgCandidatesPerJob],
              ]}
            />
          )}
        </Loaded>
      </div>
      <Activity />
    </div>
  );
}

type FiguresProps = {
  title: string;
  figures: readonly (readonly [label: string, value: number])[];
};

function Figures({ title, figures }: FiguresProps) {
  return (
    <section>
      <h2 className="text-16 font-semibold">{title}</h2>
      <dl className="mt-2">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold figures">{figure(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
