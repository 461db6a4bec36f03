import { foldLedger } from "@resume-picker/domain/decisions/fold-ledger";
import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedBy, withDecided, withUndone } from "./with-decided.ts";
import type { Standing } from "./with-decided.ts";

const kind = fc.option(fc.constantFrom(...decisionKinds));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 });
const byId = (rows: readonly Standing[]) => new Map(rows.map((row) => [row.candidateId, row]));
const kinds = (rows: Iterable<Standing>) =>
  new Map([...rows].map(({ candidateId, decision }) => [candidateId, decision]));
const input = (decision: Standing["decision"] | null) => ({ decision, reasons: [], note: null });

test("the screen shows at once what the ledger will say, and Undo what it said before", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, kind), { maxLength: 20 }), (steps) => {
      const ledger: { candidateId: number; decision: Standing["decision"] | null }[] = [];
      let shown: Standing[] = [];
      for (const [candidateIds, decision] of steps) {
        const before = byId(shown);
        const changed = changedBy(candidateIds, input(decision), before);
        const next = withDecided(shown, changed, { ...input(decision), by: "Rita", at: 1 });
        expect(kinds(withUndone(next, changed, before))).toEqual(kinds(shown));
        ledger.push(...changed.map((candidateId) => ({ candidateId, decision })));
        shown = next;
      }
      const folded = [...foldLedger(ledger)].map(([id, row]) => [id, row.decision]);
      expect(kinds(shown)).toEqual(new Map(folded as [number, Standing["decision"]][]));
    }),
  );
});
