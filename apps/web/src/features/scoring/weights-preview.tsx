import { displayName } from "@resume-picker/domain/candidates/display-name";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { previewOrder } from "@resume-picker/domain/scoring/score/preview-order";
import type { PreviewRow, ScoredPerson } from "@resume-picker/domain/scoring/score/preview-order";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useMemo } from "react";
import { scaleToWhole, sumPercents } from "./spread-weights.ts";
import type { WeightPercents } from "./spread-weights.ts";

export type WeightedPerson = ScoredPerson & { warnings: readonly { code: string }[] };
type Props = { people: readonly WeightedPerson[]; percents: WeightPercents };

const shownRows = 10;

/** Previews the new top candidates, and who moves up or down, before the weights are saved. */
export const WeightsPreview = memo(function WeightsPreview({ people: all, percents }: Props) {
  const people = useMemo(() => all.filter(({ warnings }) => isScored(warnings)), [all]);
  const { first, leaving } = useMemo(
    () => previewOrder(people, scaleToWhole(percents), shownRows),
    [people, percents],
  );
  if (people.length === 0) return null;
  const isScaled = sumPercents(percents) !== 100;
  return (
    <section aria-labelledby="preview-heading" className="min-w-0">
      <h3 id="preview-heading" className="text-13 font-medium text-ink-2">
        {first.length < people.length ? `New top ${first.length}` : "New order"}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {first.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
      {leaving.length > 0 && (
        <>
          <h4 className="mt-3 text-13 font-medium text-ink-2">Dropped out</h4>
          <ul className="mt-1 divide-y divide-line">
            {leaving.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
      {isScaled && <p className="mt-2 text-12 text-ink-3">Preview scaled to 100%.</p>}
    </section>
  );
});

function Row({ row }: { row: PreviewRow }) {
  return (
    <li className="flex items-center gap-2 py-1.5 text-13 figures">
      <span className="min-w-5 text-right text-ink-3">{row.place}</span>
      <span className="min-w-0 flex-1 truncate" title={displayName(row)}>
        {displayName(row)}
      </span>
      <Moved row={row} />
      <span className="w-10 text-right font-medium">{row.total.toFixed(1)}</span>
    </li>
  );
}

function Moved({ row: { moved } }: { row: PreviewRow }) {
  if (moved === 0) return null;
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  const places = Math.abs(moved);
  return (
    <span className={`flex items-center ${moved > 0 ? "text-good" : "text-ink-2"}`}>
      <Arrow size={13} strokeWidth={1.6} aria-hidden />
      <span aria-hidden>{places}</span>
      <span className="sr-only">
        {moved > 0 ? "up" : "down"} {places} {places === 1 ? "place" : "places"}
      </span>
    </span>
  );
}
