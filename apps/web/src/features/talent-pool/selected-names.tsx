import { NameList } from "../../ui/dialogs/name-list.tsx";
import type { SelectedPerson } from "./use-pool-selection.ts";

type Props = { label: string; people: readonly SelectedPerson[] };

/** Candidates who aren't visible come first, because the user may have forgotten them. */
export function SelectedNames({ label, people }: Props) {
  const sorted = [...people].sort((a, b) => Number(a.isInSight) - Number(b.isInSight));
  return (
    <NameList
      label={label}
      people={sorted.map(({ id, name, isInSight }) => ({
        id,
        name,
        ...(!isInSight && { note: "not in this list" }),
      }))}
    />
  );
}
