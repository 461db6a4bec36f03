import { userStatuses } from "@resume-picker/domain/admin/user-list-rules";
import type { ReactNode } from "react";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TypedField } from "../../../ui/forms/typed-field.tsx";
import { statusWords } from "./user-search.ts";
import type { UserSearch } from "./user-search.ts";

type Props = {
  search: UserSearch;
  onChange: (search: UserSearch) => void;
  /** Shown at the end of the row. */
  children: ReactNode;
};

export function UserFilters({ search, onChange, children }: Props) {
  return (
    <div role="search" aria-label="Users" className="mb-4 flex flex-wrap gap-2">
      <TypedField
        label="Search name, email or role"
        className="w-72 max-sm:w-full"
        value={search.search ?? ""}
        onRest={(text) => onChange({ ...search, search: text === "" ? undefined : text })}
      />
      <SelectField
        label="Filter"
        hideLabel
        className="w-48 max-sm:flex-1"
        value={search.status ?? ""}
        options={[
          { value: "", label: "All users" },
          ...userStatuses.map((value) => ({ value, label: statusWords[value] })),
        ]}
        onChange={({ target }) =>
          onChange({ ...search, status: userStatuses.find((name) => name === target.value) })
        }
      />
      <div className="ml-auto">{children}</div>
    </div>
  );
}
