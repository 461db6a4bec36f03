import { classNames } from "../../lib/class-names.ts";
import { useMay } from "../../lib/job-role.ts";

type Props = {
  name: string;
  isOn: boolean;
  onToggle: () => void;
  className?: string;
};

/**
 * The shortlist's box is a star, so that nobody takes it for the tick of the selection. One element
 * that fills its cell: each row of a fast scroll has one.
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
      // A row that opens on click must not open when its star is.
      onClick={(event) => event.stopPropagation()}
    />
  );
}
