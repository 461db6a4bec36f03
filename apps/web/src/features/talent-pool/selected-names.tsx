import { NameList } from "../../ui/dialogs/name-list.tsx";
import type { SelectedPerson } from "./use-pool-selection.ts";

type Props = { label: string; people: readonly SelectedPerson[] };

/** Those out of sight first: nobody expects them. */
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
