type Props = {
  /** For screen readers. */
  label: string;
  /** Whom an action is about, in the order shown. */
  people: readonly { id: number; name: string; note?: string }[];
  /** How many there are in all, where not all of them are known by name. */
  total?: number;
};

/** More names than this are a number. */
const shownNames = 100;

/** Names whom an action is about, so that nobody confirms a mere number. */
export function NameList({ label, people, total = people.length }: Props) {
  const shown = people.slice(0, shownNames);
  const more = total - shown.length;
  return (
    <ul
      aria-label={label}
      // A long list is scrolled by the keyboard.
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
