import type { SystemStatus } from "@resume-picker/domain/admin/operations";
import { fileSize } from "@resume-picker/domain/admin/file-size";
import { api } from "../../../lib/api.ts";
import { formatDay, formatTime } from "../../../lib/dates/format-date.ts";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { Backups } from "./backups.tsx";
import { Verdicts } from "./verdicts.tsx";

/** The state of the installation: verdicts first, then the figures. */
export function SystemPage() {
  const system = api.admin.status.useQuery(undefined, { refetchOnMount: "always" });
  const { dataUpdatedAt } = system;
  return (
    <Loaded query={system} what="The status of the system">
      {(status) => (
        <>
          <Verdicts status={status} receivedAt={dataUpdatedAt} />
          <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
            <Facts title="Server" facts={serverFacts(status)} />
            <Facts title="Queues" facts={queueFacts(status)} />
            <Facts title="Storage" facts={storageFacts(status)} />
            <Backups status={status} />
          </div>
        </>
      )}
    </Loaded>
  );
}

type Fact = readonly [label: string, value: string];

function serverFacts({ version, commit, node, startedAt, aiEngine }: SystemStatus): Fact[] {
  return [
    ["Version", version],
    ["Commit", commit ?? "Unknown"],
    ["Node.js", node],
    ["Running since", `${formatDay(startedAt)}, ${formatTime(startedAt)}`],
    ["AI engine", aiEngine],
  ];
}

function queueFacts({
  reading,
  mails,
  mailHost,
  backgroundJobs,
  logEntries,
}: SystemStatus): Fact[] {
  const figure = (value: number) => value.toLocaleString("en");
  return [
    ["CVs being read", figure(reading.running)],
    ["CVs waiting", figure(reading.waiting)],
    ["Email", mailHost ?? "Off (saved to the outbox folder)"],
    ["Emails in the outbox folder", figure(mails.kept)],
    ["Emails waiting", figure(mails.queued)],
    ["Failed emails", figure(mails.failed)],
    ["AI rankings running", figure(backgroundJobs.running)],
    ["AI rankings interrupted by a restart", figure(backgroundJobs.failed)],
    ["Log entries kept", figure(logEntries)],
  ];
}

function storageFacts({ storage }: SystemStatus): Fact[] {
  return [
    ["Database", fileSize(storage.database)],
    ["CVs", fileSize(storage.uploads)],
    ["Images", fileSize(storage.media)],
    ["Backups", fileSize(storage.backups)],
    ["Free disk space", fileSize(storage.free)],
  ];
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2 className="text-16 font-semibold">{title}</h2>
      <dl className="mt-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
