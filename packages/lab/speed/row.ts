/** A row in the table of `npm run lab speed`. */
export type Row = { measure: string; against: string; goal: string; found: string; isMet: boolean };

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
