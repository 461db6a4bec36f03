import { usageSorts } from "@resume-picker/domain/admin/user-list-rules";
import type { UsageSort } from "@resume-picker/domain/admin/user-list-rules";
import type { UserUsage } from "@resume-picker/domain/admin/statistics";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { TypedField } from "../../ui/forms/typed-field.tsx";
import { Loaded } from "../../ui/page/loaded.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { Pages } from "../../ui/table/pages.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";
import { DayAndTime } from "./day-and-time.tsx";
import { Person } from "./person.tsx";

const pageSize = 50;

const figureColumn = (
  label: string,
  sortKey: UsageSort,
  valueOf: (row: UserUsage) => number,
): DataColumn<UserUsage> => ({
  ...{ label, sortKey, isNumber: true },
  cell: (row) => valueOf(row).toLocaleString("en"),
});

const columns: readonly DataColumn<UserUsage>[] = [
  { label: "User", sortKey: "name", cell: ({ user }) => <Person user={user} /> },
  figureColumn("Jobs Created", "jobs", (row) => row.jobsCreated),
  figureColumn("Candidates Uploaded", "candidates", (row) => row.candidatesUploaded),
  figureColumn("Total Sessions", "sessions", (row) => row.totalSessions),
  {
    ...{ label: "Last Activity", sortKey: "activity", className: "md:w-40 md:pl-10" },
    cell: ({ lastActivity }) => <DayAndTime date={lastActivity} />,
  },
];

type Asked = { search: string; sort?: UsageSort | undefined; page: number };

export function UsageTable() {
  const [{ search, sort, page }, setAsked] = useState<Asked>({ search: "", page: 1 });
  const usage = api.admin.usageByUser.useQuery(
    { search, sort, limit: pageSize, offset: (page - 1) * pageSize },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  return (
    <>
      <TypedField
        label="Search name, email or role"
        className="mb-4 w-72 max-sm:w-full"
        value={search}
        onRest={(text) => setAsked({ search: text, sort, page: 1 })}
      />
      <Loaded query={usage} what="The usage">
        {({ items }) => (
          <DataTable
            label="Usage"
            columns={columns}
            rows={items}
            keyOf={({ user }) => user.id}
            order={{
              by: sort,
              onOrder: (by) =>
                setAsked({ search, sort: usageSorts.find((name) => name === by), page: 1 }),
            }}
          />
        )}
      </Loaded>
      <Pages
        {...{ page, pageSize, total: usage.data?.total ?? 0 }}
        onPage={(next) => setAsked({ search, sort, page: next })}
      />
    </>
  );
}
