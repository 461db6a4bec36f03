type Props = {
  /** The accessible name. */
  label: string;
  /** The people affected by an action, in display order. */
  people: readonly { id: number; name: string; note?: string }[];
  /** The total number, if not all names are known. */
  total?: number;
};

/** The maximum number of names. The rest is shown as a number. */
const shownNames = 100;

/** Lists the people affected by an action, so users don't have to confirm a mere number. */
export function NameList({ label, people, total = people.length }: Props) {
  const shown = people.slice(0, shownNames);
  const more = total - shown.length;
  return (
    <ul
      aria-label={label}
      // Focusable, which allows scrolling by keyboard.
      tabIndex={0}
      className="mt-3 max-h-44 overflow-y-auto rounded-control bg-sunken px-3.5 py-2 text-ink"
    >
      {shown.map(({ id, name, note }) => (
        <li key={id} className="py-0.5 [overflow-wrap:anywhere]">
          {name}
          {note !== undefined && <span className="text-ink-3"> · {note}</span>}
        </li>
      ))}
      {more > 0 && (
        <li className="py-0.5 text-ink-3 figures">and {more.toLocaleString("en")} more</li>
      )}
    </ul>
  );
}
