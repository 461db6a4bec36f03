import { Kbd } from "../../../ui/badges/kbd.tsx";

const keys: readonly [readonly string[], string][] = [
  [["←", "→"], "choose"],
  [["1", "2", "3"], "advance, hold, decline"],
  [["0"], "take back"],
  [["X"], "drop"],
  [["N"], "bring the next one in"],
  [["Esc"], "close"],
];

/** The keyboard shortcuts of the comparison, shown only on devices with a keyboard. */
export function CompareKeys() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2 text-13 text-ink-3 max-lg:hidden print:hidden">
      {keys.map(([caps, what]) => (
        <span key={what} className="flex items-center gap-1">
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
