import type { Agreement } from "@resume-picker/domain/agreement/agreement";
import { api } from "../../lib/api.ts";
import { Loaded } from "../../ui/page/loaded.tsx";
import { AgreementCounts } from "./agreement-counts.tsx";
import { AgreementPart } from "./agreement-part.tsx";
import { PartsApart } from "./parts-apart.tsx";
import { Surprises } from "./surprises.tsx";
import { WeightsOffer } from "./weights-offer.tsx";

/** How often decisions and order agree, and where they don't. */
export function AgreementScreen({ jobId }: { jobId: number }) {
  const agreement = api.agreement.show.useQuery({ id: jobId }, { refetchOnMount: "always" });
  return (
    <Loaded query={agreement} what="Your decisions">
      {(data) => <AgreementReport jobId={jobId} agreement={data} />}
    </Loaded>
  );
}

function AgreementReport({ jobId, agreement }: { jobId: number; agreement: Agreement }) {
  const { total, deciders, surprises, parts, offer } = agreement;
  return (
    <div className="grid gap-10">
      <AgreementCounts agreement={agreement} />
      {offer && total && <WeightsOffer jobId={jobId} offer={offer} parts={parts} total={total} />}
      {deciders.length > 0 && <Deciders deciders={deciders} />}
      {total !== null && <Surprises jobId={jobId} surprises={surprises} />}
      {parts.length > 0 && <PartsApart parts={parts} />}
    </div>
  );
}

function Deciders({ deciders }: Pick<Agreement, "deciders">) {
  return (
    <AgreementPart title="Each who decided">
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
    </AgreementPart>
  );
}
