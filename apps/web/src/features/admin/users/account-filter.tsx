import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "../../../lib/api.ts";
import { controlStyle } from "../../../ui/forms/control-style.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { personName } from "../person-name.ts";

type Props = {
  label: string;
  hideLabel?: boolean;
  className?: string;
  /** Undefined for all users. */
  userId: string | undefined;
  onChange: (userId: string | undefined) => void;
};

const shownAccounts = 8;
const everybody = "All users";

/** Filters a list by one account, with a search among all accounts. */
export function AccountFilter({ userId, onChange, ...field }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const found = api.admin.listUsers.useQuery(
    { search, limit: shownAccounts },
    { placeholderData: keepPreviousData },
  );
  const names = api.admin.userNames.useQuery(
    { ids: userId === undefined ? [] : [userId] },
    { enabled: userId !== undefined },
  );
  const nameOf = (id: string) => (id === "" ? "" : (names.data?.[id] ?? id));
  return (
    <Field {...field}>
      {(control) => (
        <Combobox<string>
          immediate
          value={userId ?? ""}
          onChange={(chosen) => onChange(chosen === null || chosen === "" ? undefined : chosen)}
          onClose={() => setTyped("")}
        >
          <ComboboxInput
            {...control}
            autoComplete="off"
            placeholder={everybody}
            displayValue={nameOf}
            className={controlStyle}
            onChange={({ target }) => setTyped(target.value)}
          />
          <ComboboxOptions
            anchor={{ to: "bottom start", gap: 4 }}
            className="z-20 w-72 rounded-panel border border-line bg-raised p-1 shadow-lg empty:invisible"
          >
            {typed === "" && <Option value="" name={everybody} />}
            {(found.data?.items ?? []).map((user) => (
              <Option
                key={user.id}
                value={user.id}
                name={personName(user)}
                username={user.username}
              />
            ))}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}

function Option({ value, name, username }: { value: string; name: string; username?: string }) {
  return (
    <ComboboxOption
      value={value}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 data-focus:bg-sunken thumb:min-h-11"
    >
      <span className="truncate">{name}</span>
      <span className="ml-auto truncate text-13 text-ink-3">{username}</span>
    </ComboboxOption>
  );
}
