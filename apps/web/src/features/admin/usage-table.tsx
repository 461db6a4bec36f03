import type { UserUsage } from "@resume-picker/domain/admin/statistics";
import { api } from "../../lib/api.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";
import { DayAndTime } from "./day-and-time.tsx";
import { Loaded } from "../../ui/page/loaded.tsx";
import { Person } from "./person.tsx";
import { personName } from "./person-name.ts";

function figureColumn(label: string, valueOf: (row: UserUsage) => number): DataColumn<UserUsage> {
  return {
    label,
    isNumber: true,
    sortBy: valueOf,
    cell: (row) => valueOf(row).toLocaleString("en"),
  };
}

const columns: readonly DataColumn<UserUsage>[] = [
  {
    label: "User",
    cell: ({ user }) => <Person user={user} />,
    sortBy: ({ user }) => personName(user).toLowerCase(),
  },
  figureColumn("Jobs Created", (row) => row.jobsCreated),
  figureColumn("Candidates Uploaded", (row) => row.candidatesUploaded),
  figureColumn("Total Sessions", (row) => row.totalSessions),
  {
    label: "Last Activity",
    sortBy: ({ lastActivity }) => lastActivity?.getTime() ?? 0,
    className: "md:w-40 md:pl-10",
    cell: ({ lastActivity }) => <DayAndTime date={lastActivity} />,
  },
];

export function UsageTable() {
  const usage = api.admin.usageByUser.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={usage} what="The usage">
      {(rows) => (
        <DataTable
          label="Usage"
          columns={columns}
          rows={rows}
          keyOf={({ user }) => user.id}
          pageSize={50}
        />
      )}
    </Loaded>
  );
}
