import { Search } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { classNames } from "../../../lib/class-names.ts";
import { controlStyle } from "../../../ui/forms/control-style.ts";
import type { BlogSearch } from "./blog-search.ts";

type Props = {
  search: BlogSearch;
  hasCategories: boolean;
  onChange: (search: BlogSearch) => void;
};

export function BlogFilters({ search, hasCategories, onChange }: Props) {
  const { data: categories = [] } = api.blog.listCategories.useQuery();
  const { mutate: recordEvent } = api.blog.recordEvent.useMutation();
  // The field has separate state, because the address is updated only after typing.
  const [typed, setTyped] = useState(search.q ?? "");
  const choose = (category: string | undefined) => {
    if (category !== undefined) recordEvent({ event: "category-filter", slug: category });
    onChange({ ...search, category });
  };
  return (
    <search className="mt-8 mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      <label className="relative w-full sm:w-72">
        <span className="sr-only">Search articles</span>
        <Search
          size={16}
          strokeWidth={1.6}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          placeholder="Search articles"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange({ ...search, q: event.target.value });
          }}
          className={classNames(controlStyle, "pl-9")}
        />
      </label>
      {/* Reserves the height of the chips, which are loaded later. */}
      <div
        role="group"
        aria-label="Categories"
        className="flex min-h-8 max-w-full min-w-0 flex-wrap gap-2"
      >
        {hasCategories && categories.length > 0 && (
          <FilterChip isChosen={search.category === undefined} onClick={() => choose(undefined)}>
            All
          </FilterChip>
        )}
        {(hasCategories ? categories : []).map(({ id, name, slug }) => (
          <FilterChip key={id} isChosen={search.category === slug} onClick={() => choose(slug)}>
            {name}
          </FilterChip>
        ))}
      </div>
    </search>
  );
}

type ChipProps = { isChosen: boolean; onClick: () => void; children: string };

function FilterChip({ isChosen, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classNames(
        "min-h-8 max-w-full truncate rounded-full border px-3.5 text-13 thumb:min-h-11",
        isChosen
          ? "border-brand bg-brand font-medium text-on-brand"
          : "border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}
