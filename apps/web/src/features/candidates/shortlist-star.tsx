import { classNames } from "../../lib/class-names.ts";
import { useMay } from "../../lib/job-role.ts";

type Props = {
  name: string;
  isOn: boolean;
  onToggle: () => void;
  className?: string;
};

/**
 * A checkbox that looks like a star, to distinguish it from the selection. It is a single element,
 * because every row of a fast scroll has one.
 */
export function ShortlistStar({ name, isOn, onToggle, className }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={`Shortlist ${name}`}
      title={isOn ? "On the shortlist" : "Add to the shortlist"}
      checked={isOn}
      disabled={!useMay("review")}
      className={classNames("star", className ?? "size-full")}
      onChange={onToggle}
      // Clicking the star must not open the row.
      onClick={(event) => event.stopPropagation()}
    />
  );
}
