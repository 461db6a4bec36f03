/** One thing that was deleted for good: a hash of its id, and when. */
export type Erasure = { hash: string; erasedAt: Date };

/** One line each: the ledger is a text file beside the database, so that it outlives the database. */
export function writeLedger(erasures: readonly Erasure[]): string {
  return erasures.map(({ hash, erasedAt }) => `${hash} ${erasedAt.toISOString()}\n`).join("");
}

/** Lines of another shape, such as one that a crash cut off, are passed over. */
export function readLedger(text: string): Erasure[] {
  return text.split("\n").flatMap((line) => {
    const [, hash = "", time = ""] = /^([\da-f]{64}) (\S+Z)$/.exec(line) ?? [];
    const erasedAt = new Date(time);
    return hash === "" || Number.isNaN(erasedAt.getTime()) ? [] : [{ hash, erasedAt }];
  });
}
