import type { Segment } from "../word.ts";

/** A label of a rail with the text beside it. A date is not a label but part of its line. */
export type Band = { label: Segment[]; content: Segment[] };

/** Returns each label of the left side with the text from its height down to the next label. */
export function parseSidebar(left: readonly Segment[], right: readonly Segment[]): Band[] {
  const bands: Band[] = [{ label: [], content: [] }];
  const all = [
    ...left.map((segment) => ({ segment, isLabel: true })),
    ...right.map((segment) => ({ segment, isLabel: false })),
  ].toSorted((a, b) => startOf(a.segment, a.isLabel) - startOf(b.segment, b.isLabel));
  let lastLabel: Segment | null = null;
  for (const { segment, isLabel } of all) {
    let band = bands[bands.length - 1];
    if (isLabel) {
      const goesOn = lastLabel && segment.baseline - lastLabel.baseline < 1.7 * segment.size;
      if (!goesOn || !band) {
        band = { label: [], content: [] };
        bands.push(band);
      }
      band.label.push(segment);
      lastLabel = segment;
    } else {
      band?.content.push(segment);
    }
  }
  return bands
    .filter((band) => band.label.length + band.content.length > 0)
    .map((band) =>
      isHeading(band.label) ? band : { label: [], content: [...band.label, ...band.content] },
    );
}

/** Ties are sorted by label first, so a line level with a label belongs to it. */
function startOf(segment: Segment, isLabel: boolean): number {
  return segment.baseline - (isLabel ? 0.5 * segment.size : 0);
}

function isHeading(label: readonly Segment[]): boolean {
  return (
    label.some(({ text }) => /\p{L}/u.test(text)) && !label.some(({ text }) => /\d/.test(text))
  );
}
