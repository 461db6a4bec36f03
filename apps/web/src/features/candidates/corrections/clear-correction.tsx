import type { Corrections, Entry } from "./use-corrections.ts";

type Props = {
  entry: Entry;
  /** Names the correction for screen readers. */
  label: string;
  /** The original value parsed from the CV, as text, or empty if there is none. */
  asRead: string;
  corrections: Corrections;
};

/** Shows the original value, with a button to restore it. */
export function ClearCorrection({
  entry: { field, subject, asRead: value, readBy },
  ...props
}: Props) {
  const { label, asRead, corrections } = props;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-12 text-ink-3">
      <span className="[overflow-wrap:anywhere]">
        {readBy !== null && `Read by ${readBy}. `}
        {value !== null && asRead !== "" && `As read from the CV: ${asRead}`}
        {readBy === null && (value === null || asRead === "") && "Not found in the CV"}
      </span>
      <button
        type="button"
        className="rounded-tick font-medium text-brand hover:underline thumb:min-h-11"
        aria-label={`Undo the edit of ${label}`}
        onClick={() => void corrections.clearCorrection({ field, subject })}
      >
        Undo
      </button>
    </p>
  );
}
