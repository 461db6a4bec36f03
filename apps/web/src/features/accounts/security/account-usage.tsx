import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

type Usage = ApiOutput["accounts"]["usage"][number];

const labels: Record<Usage["name"], string> = {
  jobs: "Jobs",
  candidates: "Candidates",
  storageMb: "Stored CVs (MB)",
  sessions: "Signed-in devices",
};

const remedy: Record<Usage["name"], string> = {
  jobs: "Delete jobs that you no longer need, or ask the administrator for more.",
  candidates: "Delete candidates that you no longer need, or ask the administrator for more.",
  storageMb: "Delete candidates that you no longer need, or ask the administrator for more.",
  sessions: "Signing in on one more device signs out the oldest one.",
};

/** Shows how much of each limit the account uses. */
export function AccountUsage() {
  const usage = api.accounts.usage.useQuery();
  if (!usage.data) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-19 font-semibold">Limits</h2>
      <ul className="grid gap-4" aria-label="Limits of your account">
        {usage.data.map((row) => (
          <li key={row.name} className="grid gap-1">
            <p className="flex justify-between gap-4">
              <span>{labels[row.name]}</span>
              <span className="text-ink-2 tabular-nums">
                {row.used.toLocaleString("en-US")} of {row.limit.toLocaleString("en-US")}
              </span>
            </p>
            <ProgressBar value={(100 * row.used) / row.limit} tone={toneOf(row)} />
            {row.isNear && <p className="text-13 text-ink-2">{remedy[row.name]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toneOf({ used, limit, isNear }: Usage): "brand" | "warning" | "danger" {
  if (used >= limit) return "danger";
  return isNear ? "warning" : "brand";
}
