import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/forms/field-error.tsx";
import { ComboBox } from "../../../ui/forms/combo-box.tsx";
import { personName } from "../person-name.ts";

type Props = {
  label: string;
  /** Ids of accounts that are not offered. */
  excluded: readonly string[];
  value: AdminUser | null;
  error?: string | undefined;
  onChange: (account: AdminUser | null) => void;
};

const shownAccounts = 5;

/** Selects one active account, found by name, email or username. */
export function AccountPicker({ label, excluded, value, error, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const limit = shownAccounts + excluded.length;
  const found = api.admin.listUsers.useQuery(
    { search, status: "active", limit },
    { placeholderData: keepPreviousData },
  );
  if (value) {
    return (
      <div className="flex items-center gap-3 rounded-control bg-sunken py-1 pr-1 pl-3.5 text-ink">
        <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="sr-only">{label} </span>
          {personName(value)} <span className="text-ink-2">({value.username})</span>
        </p>
        <Button size="sm" variant="quiet" autoFocus onClick={() => onChange(null)}>
          Change
        </Button>
      </div>
    );
  }
  const offered = (found.data?.items ?? []).filter(({ id }) => !excluded.includes(id));
  const shown = offered.slice(0, shownAccounts);
  const hidden = (found.data?.items.length ?? 0) - offered.length;
  const more = (found.data?.total ?? 0) - hidden - shown.length;
  return (
    <div>
      <ComboBox
        field={{ label, placeholder: "Search name, email or username" }}
        value={null}
        onType={setTyped}
        list={{
          label: "Accounts",
          options: shown,
          keyOf: ({ id }) => id,
        }}
        onChoose={onChange}
      >
        {(account) => (
          <>
            <span className="truncate">{personName(account)}</span>
            <span className="ml-auto truncate text-13 text-ink-3">{account.username}</span>
          </>
        )}
      </ComboBox>
      <p role="status" className="mt-1 px-2.5 text-13 text-ink-3 figures">
        {found.data && offered.length === 0
          ? "No results"
          : more > 0 && `${more.toLocaleString("en")} more. Type to narrow the list.`}
      </p>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
