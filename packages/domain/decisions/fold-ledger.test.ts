import fc from "fast-check";
import { expect, test } from "vitest";
import { DecisionInput } from "./decision.ts";
import { decisionKinds, rulesOut } from "./decision-rules.ts";
import { changesNothing, foldLedger } from "./fold-ledger.ts";

const input = fc.record({
  decision: fc.option(fc.constantFrom(...decisionKinds)),
  reasons: fc.subarray(["Level", "Salary", "Withdrew"]),
  note: fc.option(fc.constantFrom("Ask about on-call.", "Later.")),
});
const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), input), { maxLength: 40 });

test("replaying the ledger gives what was decided last, however often it changed", () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const rows: ({ candidateId: number } & DecisionInput)[] = [];
      const state = new Map<number, DecisionInput>();
      for (const [candidateId, next] of steps) {
        const last = rows.findLast((row) => row.candidateId === candidateId) ?? null;
        if (!changesNothing(last, next)) rows.push({ candidateId, ...next });
        if (next.decision === null) state.delete(candidateId);
        else state.set(candidateId, next);
      }
      const replayed = [...foldLedger(rows)].map(([id, { candidateId: _, ...row }]) => [id, row]);
      expect(new Map(replayed as [number, DecisionInput][])).toEqual(state);
    }),
  );
});

test("a decision is read as it was meant: reasons once each, an empty note is none", () => {
  const given = { decision: "hold", reasons: [" Level", "Level", ""], note: "  " };
  expect(DecisionInput.parse(given)).toEqual({ decision: "hold", reasons: ["Level"], note: null });
  expect(DecisionInput.safeParse({ decision: "reject" }).success).toBe(false);
  expect(DecisionInput.safeParse({ reasons: [] }).success).toBe(false);
});

test("only who was declined for conduct or withdrew is ruled out elsewhere", () => {
  expect(rulesOut({ decision: "decline", reasons: ["Salary", "withdrew"] })).toBe(true);
  expect(rulesOut({ decision: "decline", reasons: ["Withdrawn"] })).toBe(true);
  expect(rulesOut({ decision: "hold", reasons: ["Withdrawn"] })).toBe(false);
  expect(rulesOut({ decision: "decline", reasons: ["Level"] })).toBe(false);
});
