import type { UserUsage } from "@resume-picker/domain/admin/statistics";
import { api } from "../../lib/api.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { DataColumn } from "../../ui/data-table.tsx";
import { DayAndTime } from "./day-and-time.tsx";
import { Loaded } from "./loaded.tsx";
import { Person } from "./person.tsx";

const figure = (value: number) => value.toLocaleString("en");

const columns: readonly DataColumn<UserUsage>[] = [
  { label: "User", cell: ({ user }) => <Person user={user} /> },
  { label: "Jobs Created", isNumber: true, cell: (row) => figure(row.jobsCreated) },
  { label: "Candidates Uploaded", isNumber: true, cell: (row) => figure(row.candidatesUploaded) },
  { label: "Total Sessions", isNumber: true, cell: (row) => figure(row.totalSessions) },
  {
    label: "Last Activity",
    className: "md:w-40 md:pl-10",
    cell: ({ lastActivity }) => <DayAndTime date={lastActivity} />,
  },
];

export function UsageTable() {
  const usage = api.admin.usageByUser.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={usage} what="The usage">
      {(rows) => (
        <DataTable label="Usage" columns={columns} rows={rows} keyOf={({ user }) => user.id} />
      )}
    </Loaded>
  );
}
