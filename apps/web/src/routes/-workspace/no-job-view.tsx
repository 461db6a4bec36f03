import type { ReactNode } from "react";
import { NoJobSelected } from "../../features/jobs/no-job-selected.tsx";
import type { CurrentJob } from "./state/use-current-job.ts";

type Props = {
  jobs: CurrentJob;
  onAdd: () => void;
  drawerButton: ReactNode;
};

export function NoJobView({ jobs: { jobs, query, show }, onAdd, drawerButton }: Props) {
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <h1 className="sr-only">Dashboard</h1>
      <div className="px-2 pt-2">{drawerButton}</div>
      {!query.isLoading && (
        <NoJobSelected
          isEmpty={jobs.length === 0 && !query.error}
          onAdd={onAdd}
          onSampleOpened={(id) => show({ id })}
        />
      )}
    </main>
  );
}
