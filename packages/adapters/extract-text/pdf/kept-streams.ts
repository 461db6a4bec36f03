/** Bytes that are kept of one file; a CV's text and fonts come to a tenth. */
const most = 4 * 1024 * 1024;

const kept = new Map<number, { packed: Buffer; whole: Buffer }>();
let size = 0;

/**
 * What streams of a file inflate to, for who asks for it again: all of them are inflated before
 * pdf.js sees the file, to count what comes out, and then by pdf.js, most with the same bytes.
 */
export function keepInflated(packed: Buffer, whole: Buffer): void {
  if (kept.has(packed.length) || size + whole.length > most) return;
  kept.set(packed.length, { packed, whole });
  size += whole.length;
}

/** What exactly these bytes inflate to, if it was kept. */
export function findInflated(packed: Uint8Array): Buffer | undefined {
  const found = kept.get(packed.length);
  return found?.packed.equals(packed) === true ? found.whole : undefined;
}

/** After each file. */
export function forgetInflated(): void {
  kept.clear();
  size = 0;
}
