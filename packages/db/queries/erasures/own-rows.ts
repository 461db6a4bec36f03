/** Rows of one kind, read in batches on demand. */
export type OwnRows = () => Iterable<readonly unknown[]>;

const stepRows = 200;

export function inSteps(read: (limit: number, offset: number) => readonly unknown[]): OwnRows {
  return function* steps() {
    for (let offset = 0; ; offset += stepRows) {
      const rows = read(stepRows, offset);
      yield rows;
      if (rows.length < stepRows) return;
    }
  };
}
