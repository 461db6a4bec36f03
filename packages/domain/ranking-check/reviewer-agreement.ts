import { decisionKinds } from "../decisions/decision-rules.ts";
import type { DecisionKind } from "../decisions/decision-rules.ts";
import type { Opinion } from "../decisions/fold-opinions.ts";
import { oneDecimal } from "../scoring/score/total-score.ts";
import type { ReviewerAgreement } from "./ranking-check.ts";

/** With fewer shared candidates, kappa means little. */
const minShared = 10;

type Shared = { one: DecisionKind; other: DecisionKind };

/**
 * Measures how often two reviewers decided the same of a candidate, without judging who was right.
 *
 * @param opinions those of each candidate.
 * @returns null if no candidate was decided by two people.
 */
export function measureAgreement(opinions: Iterable<readonly Opinion[]>): ReviewerAgreement | null {
  const names = new Map<string, string>();
  const byPair = new Map<string, Shared[]>();
  let candidates = 0;
  for (const all of opinions) {
    if (all.length < 2) continue;
    candidates += 1;
    const sorted = [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const [at, one] of sorted.entries()) {
      names.set(one.id, one.name);
      for (const other of sorted.slice(at + 1)) {
        const key = JSON.stringify([one.id, other.id]);
        const shared = byPair.get(key) ?? [];
        shared.push({ one: one.decision, other: other.decision });
        byPair.set(key, shared);
      }
    }
  }
  if (byPair.size === 0) return null;
  const pairs = [...byPair].map(([key, shared]) => {
    // The key was made from two ids above.
    const [one, other] = JSON.parse(key) as [string, string];
    return { names: [names.get(one) ?? "", names.get(other) ?? ""], ...compare(shared) };
  });
  const shared = pairs.reduce((sum, each) => sum + each.shared, 0);
  const agreeing = pairs.reduce((sum, each) => sum + each.agreeing, 0);
  pairs.sort((one, other) => other.shared - one.shared);
  return { candidates, shared, agreeing, percent: percentOf(agreeing, shared), pairs };
}

function compare(shared: readonly Shared[]) {
  const agreeing = shared.filter(({ one, other }) => one === other).length;
  const kappa = shared.length < minShared ? null : kappaOf(shared);
  return {
    ...{ shared: shared.length, agreeing, percent: percentOf(agreeing, shared.length) },
    ...{ kappa, words: wordsOf(kappa) },
  };
}

/**
 * Cohen's kappa (1960): agreement beyond what two reviewers with these habits reach by chance. Null
 * if both always decide the same, because chance would explain all of it.
 */
export function kappaOf(shared: readonly Shared[]): number | null {
  const count = shared.length;
  if (count === 0) return null;
  const observed = shared.filter(({ one, other }) => one === other).length / count;
  const expected = decisionKinds
    .map((kind) => {
      const ofOne = shared.filter(({ one }) => one === kind).length;
      const ofOther = shared.filter(({ other }) => other === kind).length;
      return (ofOne * ofOther) / (count * count);
    })
    .reduce((sum, each) => sum + each, 0);
  return expected === 1 ? null : Math.round(((observed - expected) / (1 - expected)) * 100) / 100;
}

/** The terms of Landis and Koch (1977). */
function wordsOf(kappa: number | null): ReviewerAgreement["pairs"][number]["words"] {
  if (kappa === null) return null;
  if (kappa <= 0) return "no better than chance";
  if (kappa <= 0.2) return "slight";
  if (kappa <= 0.4) return "fair";
  if (kappa <= 0.6) return "moderate";
  return kappa <= 0.8 ? "substantial" : "almost perfect";
}

const percentOf = (part: number, whole: number): number => oneDecimal((100 * part) / whole);
