import type { Mutant } from "./find-mutants.ts";

type Host = { start: number; end: number; isStatement: boolean; mutants: Mutant[]; inner: Host[] };

/**
 * The text with all its mutants inside, each behind a condition of its own, so that it is compiled
 * once for all of them.
 *
 * @param isOn the condition for a mutant's id.
 */
export function switchMutants(
  text: string,
  mutants: readonly Mutant[],
  isOn: (id: number) => string,
): string {
  const hosts = new Map<string, Host>();
  for (const mutant of mutants) {
    const { start, end, isStatement } = mutant.host;
    const key = `${start} ${end} ${String(isStatement)}`;
    const host = hosts.get(key) ?? { start, end, isStatement, mutants: [], inner: [] };
    host.mutants.push(mutant);
    hosts.set(key, host);
  }
  const root: Host = { start: 0, end: text.length, isStatement: true, mutants: [], inner: [] };
  const open = [root];
  // Outer ones first; where both begin and end alike, the statement holds the expression.
  const sorted = [...hosts.values()].sort(
    (one, other) =>
      one.start - other.start ||
      other.end - one.end ||
      Number(other.isStatement) - Number(one.isStatement),
  );
  for (const host of sorted) {
    while ((open[open.length - 1]?.end ?? 0) < host.end) open.pop();
    open[open.length - 1]?.inner.push(host);
    open.push(host);
  }
  return write(root, text, isOn);
}

function write(host: Host, text: string, isOn: (id: number) => string): string {
  let original = "";
  let at = host.start;
  for (const inner of host.inner) {
    original += text.slice(at, inner.start) + write(inner, text, isOn);
    at = inner.end;
  }
  original += text.slice(at, host.end);
  return host.mutants.reduceRight((rest, mutant) => {
    const changed =
      text.slice(host.start, mutant.start) + mutant.replacement + text.slice(mutant.end, host.end);
    return host.isStatement
      ? `{ if (${isOn(mutant.id)}) ${changed} else { ${rest} } }`
      : `(${isOn(mutant.id)} ? (${changed}) : (${rest}))`;
  }, original);
}
