/** A figure that stands in the sum, though too little was read to rate by: no grade's colour, no bar. */
export function Unrated({ value }: { value: string }) {
  return (
    <span className="text-ink-3" title="Not enough data to rate this part: the detail says why">
      <span className="block">
        {value}
        <span className="sr-only">, not enough data</span>
      </span>
      <span aria-hidden className="block text-12 whitespace-nowrap">
        little data
      </span>
    </span>
  );
}
