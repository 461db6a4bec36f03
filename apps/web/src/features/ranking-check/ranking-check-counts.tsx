import type { RankingCheck, PairShare } from "@resume-picker/domain/ranking-check/ranking-check";

/** The number of each decision, and the share of pairs in which the ranking agrees. */
export function RankingCheckCounts({ rankingCheck }: { rankingCheck: RankingCheck }) {
  const { counts, undecided, minDecisions, total, ai } = rankingCheck;
  return (
    <section aria-label="Counts">
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
        <Count label="Advanced" count={counts.advance} />
        <Count label="On hold" count={counts.hold} />
        <Count label="Declined" count={counts.decline} />
        <Count label="Undecided" count={undecided} />
      </dl>
      {total === null ? (
        <p className="mt-4 max-w-150 text-ink-2">
          With fewer than {minDecisions} advanced and {minDecisions} declined, agreement can be
          chance. Decide a few more to see how well they agree.
        </p>
      ) : (
        <div className="mt-6 grid max-w-150 gap-3">
          <Share label="By the total" share={total} />
          {ai === null ? (
            <p className="text-13 text-ink-2">
              Too few decided candidates have an AI rank to compare.
            </p>
          ) : (
            <Share label="By the AI rank" share={ai} />
          )}
          <p className="text-13 text-ink-3">
            How often an advanced candidate outranks a declined one. 50% is chance.
          </p>
        </div>
      )}
    </section>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="text-24 font-semibold figures">{count}</dd>
    </div>
  );
}

function Share({ label, share }: { label: string; share: PairShare }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="figures">
          <strong>{Math.round(share.percent)}%</strong>
          <span className="text-13 text-ink-2">
            {" "}
            · {share.agreeing} of {share.pairs} pairs
          </span>
        </span>
      </p>
      <div aria-hidden className="mt-1 h-2 rounded-full bg-sunken">
        <div className="h-2 rounded-full bg-brand" style={{ width: `${share.percent}%` }} />
      </div>
    </div>
  );
}
