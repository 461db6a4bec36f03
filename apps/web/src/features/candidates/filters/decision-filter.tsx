import { decisionFilters, decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionFilter as Filter } from "@resume-picker/domain/decisions/decision-rules";
import { SelectPill } from "../../../ui/forms/select-pill.tsx";

type Props = { decision: Filter | null; onChange: (decision: Filter | null) => void };

const words: Record<Filter, string> = {
  undecided: "Undecided",
  decided: "Decided",
  advance: decisionLabels.advance.done,
  hold: decisionLabels.hold.done,
  decline: decisionLabels.decline.done,
};
const options = decisionFilters.map((filter) => [filter, words[filter]] as const);

export function DecisionFilter({ decision, onChange }: Props) {
  return (
    <SelectPill
      label="Decision"
      value={decision ?? ""}
      options={options}
      onChange={(value) => onChange(decisionFilters.find((filter) => filter === value) ?? null)}
    />
  );
}
