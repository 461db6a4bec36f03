import type { SystemStatus } from "@resume-picker/domain/admin/operations";
import { api } from "../../../lib/api.ts";
import { formatDay, formatTime } from "../../../lib/dates/format-date.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { DayAndTime } from "../day-and-time.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { fileSize } from "./file-size.ts";

/** How the installation stands: version, storage, queues, backups. */
export function SystemPage() {
  const system = api.admin.system.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={system} what="The state of the system">
      {(status) => (
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <Facts title="Server" facts={serverFacts(status)} />
          <Facts title="Queues" facts={queueFacts(status)} />
          <Facts title="Storage" facts={storageFacts(status)} />
          <section>
            <h2 className="text-16 font-semibold">Backups</h2>
            {status.backups.length === 0 ? (
              <p className="mt-2 text-ink-2">
                None yet. The server makes one a day; npm run backup makes one now.
              </p>
            ) : (
              <DataTable
                label="Backups"
                columns={[
                  { label: "File", className: "break-all", cell: ({ name }) => name },
                  { label: "Size", isNumber: true, cell: ({ bytes }) => fileSize(bytes) },
                  { label: "Made", cell: ({ createdAt }) => <DayAndTime date={createdAt} /> },
                ]}
                rows={status.backups}
                keyOf={({ name }) => name}
              />
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

type Fact = readonly [label: string, value: string];

function serverFacts({ version, node, startedAt, aiEngine }: SystemStatus): Fact[] {
  return [
    ["Version", version],
    ["Node.js", node],
    ["Running since", `${formatDay(startedAt)}, ${formatTime(startedAt)}`],
    ["AI engine", aiEngine],
  ];
}

function queueFacts({ reading, mails, mailHost, work, logEntries }: SystemStatus): Fact[] {
  const figure = (value: number) => value.toLocaleString("en");
  return [
    ["CVs being read", figure(reading.running)],
    ["CVs waiting", figure(reading.waiting)],
    ["Mail goes by", mailHost === null ? "the outbox: nobody receives it (no SMTP)" : mailHost],
    ["Mails kept in the outbox", figure(mails.kept)],
    ["Mails waiting", figure(mails.queued)],
    ["Mails that failed", figure(mails.failed)],
    ["AI rankings running", figure(work.running)],
    ["AI rankings that a restart ended", figure(work.failed)],
    ["Log entries kept", figure(logEntries)],
  ];
}

function storageFacts({ storage }: SystemStatus): Fact[] {
  return [
    ["Database", fileSize(storage.database)],
    ["CVs", fileSize(storage.uploads)],
    ["Images", fileSize(storage.media)],
    ["Outbox", fileSize(storage.outbox)],
    ["Backups", fileSize(storage.backups)],
    ["Free on the disk", fileSize(storage.free)],
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
