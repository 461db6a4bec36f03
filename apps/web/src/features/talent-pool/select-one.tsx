import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { checkBoxStyle } from "../../ui/forms/check-box-style.ts";
import type { PoolSelection } from "./use-pool-selection.ts";

type Props = { candidate: PooledCandidate; selection: PoolSelection };

export function SelectOne({ candidate, selection }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${displayName(candidate)}`}
      className={`${checkBoxStyle} block`}
      checked={selection.has(candidate.id)}
      onChange={({ target }) => selection.set([candidate], target.checked)}
    />
  );
}
