/** Rows of one kind, read in batches on demand. */
export type OwnRows = () => Iterable<readonly unknown[]>;

const batchRows = 200;

export function inBatches(read: (limit: number, offset: number) => readonly unknown[]): OwnRows {
  return function* batches() {
    for (let offset = 0; ; offset += batchRows) {
      const rows = read(batchRows, offset);
      yield rows;
      if (rows.length < batchRows) return;
    }
  };
}
