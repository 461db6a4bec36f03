/** A permanent deletion: a hash of the id, and the time. */
export type Erasure = { hash: string; erasedAt: Date };

/**
 * Formats the ledger with one line per erasure. It is a text file next to the database because it
 * must survive the database.
 */
export function writeLedger(erasures: readonly Erasure[]): string {
  return erasures.map(({ hash, erasedAt }) => `${hash} ${erasedAt.toISOString()}\n`).join("");
}

/** Parses the ledger. Skips malformed lines, such as one that a crash cut off. */
export function readLedger(text: string): Erasure[] {
  return text.split("\n").flatMap((line) => {
    const [, hash = "", time = ""] = /^([\da-f]{64}) (\S+Z)$/.exec(line) ?? [];
    const erasedAt = new Date(time);
    return hash === "" || Number.isNaN(erasedAt.getTime()) ? [] : [{ hash, erasedAt }];
  });
}
