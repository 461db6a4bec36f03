import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { api } from "../../lib/api.ts";
import { Loaded } from "../../ui/page/loaded.tsx";
import { RankingCheckCounts } from "./ranking-check-counts.tsx";
import { RankingCheckPart } from "./ranking-check-part.tsx";
import { PartsApart } from "./parts-apart.tsx";
import { ReviewerAgreement } from "./reviewer-agreement.tsx";
import { Surprises } from "./surprises.tsx";
import { WeightsOffer } from "./weights-offer.tsx";

/** How often decisions and ranking agree, and where they differ. */
export function RankingCheckScreen({ jobId }: { jobId: number }) {
  const rankingCheck = api.rankingCheck.show.useQuery({ id: jobId }, { refetchOnMount: "always" });
  return (
    <Loaded query={rankingCheck} what="Your decisions">
      {(data) => <RankingCheckReport jobId={jobId} rankingCheck={data} />}
    </Loaded>
  );
}

function RankingCheckReport({
  jobId,
  rankingCheck,
}: {
  jobId: number;
  rankingCheck: RankingCheck;
}) {
  const { total, deciders, agreement, surprises, parts, offer } = rankingCheck;
  return (
    <div className="grid gap-10">
      <RankingCheckCounts rankingCheck={rankingCheck} />
      {offer && total && <WeightsOffer jobId={jobId} offer={offer} parts={parts} total={total} />}
      {deciders.length > 0 && <Deciders deciders={deciders} />}
      {agreement && <ReviewerAgreement agreement={agreement} />}
      {total !== null && <Surprises jobId={jobId} surprises={surprises} />}
      {parts.length > 0 && <PartsApart parts={parts} />}
    </div>
  );
}

function Deciders({ deciders }: Pick<RankingCheck, "deciders">) {
  return (
    <RankingCheckPart title="By reviewer">
      <ul className="grid gap-4">
        {deciders.map((decider) => (
          <li key={decider.id ?? decider.name}>
            <p className="font-medium">{decider.name}</p>
            <p className="text-13 text-ink-2 figures">
              {decider.counts.advance} advanced, {decider.counts.hold} on hold,{" "}
              {decider.counts.decline} declined
              {decider.total && ` · ${Math.round(decider.total.percent)}% by the total`}
              {decider.ai && ` · ${Math.round(decider.ai.percent)}% by the AI rank`}
            </p>
          </li>
        ))}
      </ul>
    </RankingCheckPart>
  );
}
