import { auditLabel } from "@resume-picker/domain/admin/audited-actions";
import type { AuditFilter } from "@resume-picker/domain/admin/operations";
import { Download } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { fetchFile, saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { TypedField } from "../../../ui/forms/typed-field.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { AccountFilter } from "../users/account-filter.tsx";
import { auditColumns } from "./audit-columns.tsx";

/** The audit trail: user, action, target, time and address. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const actions = api.admin.auditActions.useQuery(undefined, { refetchOnMount: "always" });
  const pages = api.admin.audit.useInfiniteQuery(filter, {
    initialCursor: undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
    refetchOnMount: "always",
  });
  const rows = pages.data?.pages.flat();
  const set = (name: keyof AuditFilter, value: string) =>
    setFilter(({ [name]: _earlier, ...others }) =>
      value === "" ? others : { ...others, [name]: value },
    );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <TypedField
          label="Search the audit trail"
          className="w-44 max-lg:w-full"
          value={filter.text ?? ""}
          onRest={(text) => set("text", text)}
        />
        <AccountFilter
          label="User"
          className="w-44 max-lg:w-[calc(50%-0.375rem)]"
          userId={filter.userId}
          onChange={(userId) => set("userId", userId ?? "")}
        />
        <SelectField
          label="Action"
          className="w-44 max-lg:w-[calc(50%-0.375rem)]"
          value={filter.action ?? ""}
          options={[
            { value: "", label: "All actions" },
            ...(actions.data ?? []).map((action) => ({ value: action, label: auditLabel(action) })),
          ]}
          onChange={({ target }) => set("action", target.value)}
        />
        <TextField
          label="From"
          type="date"
          className="min-[22rem]:max-sm:w-[calc(50%-0.375rem)] max-lg:grow"
          value={filter.from ?? ""}
          onChange={({ target }) => set("from", target.value)}
        />
        <TextField
          label="To"
          type="date"
          className="min-[22rem]:max-sm:w-[calc(50%-0.375rem)] max-lg:grow"
          value={filter.to ?? ""}
          onChange={({ target }) => set("to", target.value)}
        />
        <Button
          className="lg:ml-auto"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => void exportTrail(filter)}
        >
          Export
        </Button>
      </div>
      <Loaded query={{ ...pages, data: rows }} what="The audit trail">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="No matching actions" className="px-0!">
              Loosen the filters to see more.
            </EmptyState>
          ) : (
            <DataTable
              label="Audit trail"
              columns={auditColumns}
              rows={entries}
              keyOf={({ id }) => id}
            />
          )
        }
      </Loaded>
      {pages.hasNextPage && (
        <Button
          className="mt-4"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show earlier entries
        </Button>
      )}
    </>
  );
}

/** The server's page size. */
const pageSize = 100;

async function exportTrail(filter: AuditFilter): Promise<void> {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  try {
    const url = `/api/admin/audit/export${query === "" ? "" : `?${query}`}`;
    saveFile(await fetchFile(url, { defaultName: "audit-trail.csv" }));
  } catch (error) {
    toast({
      error,
      title: "Export failed",
      description: "Unable to export the audit trail. Please try again.",
      tone: "destructive",
    });
  }
}
