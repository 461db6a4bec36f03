import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";

export type CollectedTest = { name: string; run: () => unknown };

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/**
 * What a test file gets for `vitest`: the same `expect`, and a `test` that keeps what it is given.
 * The domain's tests need no more, and all of them are synchronous.
 */
export function collectTests(into: CollectedTest[]) {
  const test = (name: string, run: () => unknown): void => {
    into.push({ name, run });
  };
  test.each =
    (rows: readonly unknown[]) =>
    (name: string, run: (...row: unknown[]) => unknown): void => {
      for (const row of rows) {
        const values = Array.isArray(row) ? (row as unknown[]) : [row];
        into.push({ name: `${name} ${String(values[0])}`, run: () => run(...values) });
      }
    };
  return { test, it: test, expect: chai.expect };
}
