import type { ReviewerAgreement as Agreement } from "@resume-picker/domain/ranking-check/ranking-check";
import { RankingCheckPart } from "./ranking-check-part.tsx";

/** How often two reviewers make the same decision, whether right or wrong. */
export function ReviewerAgreement({ agreement }: { agreement: Agreement }) {
  const { candidates, shared, agreeing, percent, pairs } = agreement;
  return (
    <RankingCheckPart title="Agreement between reviewers">
      <p className="max-w-150 text-ink-2 figures">
        <strong className="text-ink">{Math.round(percent)}%</strong> · {agreeing} of {shared}{" "}
        {shared === 1 ? "pair" : "pairs"} of decisions are the same, on {candidates}{" "}
        {candidates === 1 ? "candidate" : "candidates"} decided by two people or more.
      </p>
      {pairs.length > 0 && (
        <ul className="mt-3 grid max-w-150 gap-2">
          {pairs.slice(0, 20).map((pair) => (
            <li key={pair.names.join(" and ")}>
              <span className="block font-medium [overflow-wrap:anywhere]">
                {pair.names.join(" and ")}
              </span>
              <span className="block text-13 text-ink-2 figures">{wordsOf(pair)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 max-w-150 text-13 text-ink-3">
        Kappa (Cohen) leaves out agreement by chance: 0 is chance, 1 is perfect. It needs ten
        candidates in common.
      </p>
    </RankingCheckPart>
  );
}

function wordsOf({ shared, agreeing, percent, kappa, words }: Agreement["pairs"][number]): string {
  const same = `${agreeing} of ${shared} the same (${Math.round(percent)}%)`;
  if (kappa === null || words === null) return same;
  return `${same} · kappa ${kappa.toFixed(2)}, ${words}`;
}
