import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { pillStyle } from "../../../ui/forms/pill-style.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toSortKey } from "../sort-candidates.ts";
import type { Sort } from "../sort-candidates.ts";
import { columns } from "./columns.tsx";

export type SortChoice = { sort: Sort; changeSort: (sort: Sort) => void };

/** The table's sortable headings, each with the direction that a first click sorts in. */
const orders = columns.flatMap(({ id = "", header, sortDescFirst }) => {
  const key = toSortKey(id);
  return key === null ? [] : [{ key, label: String(header), descending: sortDescFirst === true }];
});

/** Sorts the cards, which have no column headings. A native select with a pill over it. */
export function SortBy({ sort, changeSort }: SortChoice) {
  const { key, descending } = sort;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <div className="flex h-13 items-end gap-1">
      <label
        className={classNames(
          pillStyle(false),
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        )}
      >
        <span aria-hidden>Sort by: {orders.find((order) => order.key === key)?.label}</span>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
        <select
          aria-label="Sort by"
          className="absolute inset-0 w-full cursor-pointer appearance-none rounded-full opacity-0"
          value={key}
          onChange={({ target }) => {
            const next = orders.find((order) => order.key === target.value);
            if (next) changeSort({ key: next.key, descending: next.descending });
          }}
        >
          {orders.map((order) => (
            <option key={order.key} value={order.key}>
              {order.label}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        label={`Reverse order, now ${descending ? "descending" : "ascending"}`}
        size="sm"
        icon={<Arrow size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => changeSort({ key, descending: !descending })}
      />
    </div>
  );
}

/** Pixels. */
export const sortByHeight = 52;
