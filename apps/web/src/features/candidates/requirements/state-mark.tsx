import type { RequirementState } from "@resume-picker/domain/scoring/score/score";
import { classNames } from "../../../lib/class-names.ts";

export const stateNames: Record<RequirementState, string> = {
  shown: "used on the job",
  listed: "listed as a skill",
  related: "similar",
  "not-found": "not found",
};

/** The states also differ in shape: full, half full, empty, dashed. */
const looks: Record<RequirementState, string> = {
  shown: "border-brand bg-brand",
  listed: "border-brand border-b-4",
  related: "border-brand",
  "not-found": "border-dashed border-danger",
};

type Props = { state: RequirementState; className?: string };

/**
 * A box for the state of a requirement. The text is next to it, or in the group's accessible name.
 */
export function StateMark({ state, className = "size-2.5" }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames("rounded-[2px] border", looks[state], className)}
    />
  );
}
