import type { Agreement, PairShare } from "@resume-picker/domain/agreement/agreement";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { scoreParts } from "@resume-picker/domain/score-parts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { WeightsOffer } from "./weights-offer.tsx";

/** How often decisions and order agree, and where they don't. */
export function AgreementScreen({ jobId }: { jobId: number }) {
  const agreement = api.agreement.show.useQuery({ id: jobId }, { refetchOnMount: "always" });
  if (agreement.data) return <Told jobId={jobId} agreement={agreement.data} />;
  if (agreement.isError) {
    return (
      <div role="alert">
        <EmptyState
          title="This could not be worked out"
          actions={<Button onClick={() => void agreement.refetch()}>Try Again</Button>}
        >
          {agreement.error.message}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-3" role="status" aria-label="Loading">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

function Told({ jobId, agreement }: { jobId: number; agreement: Agreement }) {
  const { counts, undecided, fewest, total, ai, deciders, surprises, parts, offer } = agreement;
  return (
    <div className="grid gap-10">
      <section aria-label="Counts">
        <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
          <Count label="Advanced" count={counts.advance} />
          <Count label="On hold" count={counts.hold} />
          <Count label="Declined" count={counts.decline} />
          <Count label="Undecided" count={undecided} />
        </dl>
        {total === null ? (
          <p className="mt-4 max-w-150 text-ink-2">
            With fewer than {fewest} advanced and {fewest} declined, an order can agree or disagree
            by chance. Decide some more, and this page tells how far they agree.
          </p>
        ) : (
          <div className="mt-6 grid max-w-150 gap-3">
            <Share label="By the total" share={total} />
            {ai === null ? (
              <p className="text-13 text-ink-2">
                An engine has ranked too few of those decided to compare its order.
              </p>
            ) : (
              <Share label="By the AI rank" share={ai} />
            )}
            <p className="text-13 text-ink-3">
              Of each one advanced and one declined: in how many such pairs the advanced stands
              first. Half of them is chance.
            </p>
          </div>
        )}
      </section>
      {offer && <WeightsOffer jobId={jobId} offer={offer} parts={parts} total={total} />}
      {deciders.length > 0 && (
        <Part title="Each who decided">
          <ul className="grid gap-4">
            {deciders.map((decider) => (
              <li key={decider.id ?? decider.name}>
                <p className="font-medium">{decider.name}</p>
                <p className="text-13 text-ink-2 figures">
                  {decider.counts.advance} advanced, {decider.counts.hold} on hold,{" "}
                  {decider.counts.decline} declined
                  {decider.total && ` · ${decider.total.percent} % by the total`}
                  {decider.ai && ` · ${decider.ai.percent} % by the AI rank`}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {total !== null && <Surprises jobId={jobId} surprises={surprises} />}
      {parts.length > 0 && (
        <Part title="What tells the two apart">
          <DataTable
            label="Parts of the score"
            rows={parts}
            keyOf={({ component }) => component}
            columns={[
              { label: "Part", cell: ({ component }) => nameOf(component) },
              { label: "Advanced", isNumber: true, cell: ({ advanced }) => advanced },
              { label: "Declined", isNumber: true, cell: ({ declined }) => declined },
              {
                label: "Difference",
                isNumber: true,
                cell: ({ difference }) => (difference > 0 ? `+${difference}` : difference),
              },
              {
                label: "Agrees alone",
                isNumber: true,
                cell: ({ percent }) => `${percent} %`,
              },
              {
                label: "Weight",
                isNumber: true,
                cell: ({ weight }) => `${Math.round(weight * 1000) / 10} %`,
              },
            ]}
          />
        </Part>
      )}
    </div>
  );
}

const nameOf = (component: string): string =>
  scoreParts.find((part) => part.component === component)?.name ?? component;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-19 font-semibold">{title}</h2>
      {children}
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
          <strong>{share.percent} %</strong>
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

function Surprises({ jobId, surprises }: { jobId: number; surprises: Agreement["surprises"] }) {
  return (
    <Part title="Surprises">
      {surprises.length === 0 ? (
        <p className="text-ink-2">
          Nobody was declined from the first ten places or advanced from below the thirtieth.
        </p>
      ) : (
        <DataTable
          label="Surprises"
          rows={surprises}
          keyOf={({ candidateId }) => candidateId}
          columns={[
            { label: "Place", isNumber: true, cell: ({ place }) => place },
            {
              label: "Candidate",
              cell: (row) => (
                <Link
                  to="/jobs/$id"
                  params={{ id: String(jobId) }}
                  search={{ candidate: row.candidateId }}
                  className="text-brand underline-offset-2 [overflow-wrap:anywhere] hover:underline thumb:py-2"
                >
                  {displayName(row)}
                </Link>
              ),
            },
            { label: "Total", isNumber: true, cell: ({ totalScore }) => totalScore },
            {
              label: "Decided",
              cell: ({ decision }) => (
                <Badge tone={decision === "advance" ? "good" : "danger"}>
                  {decision === "advance" ? "Advanced" : "Declined"}
                </Badge>
              ),
            },
            {
              label: "Reasons",
              className: "text-13 text-ink-2",
              cell: ({ reasons }) => (reasons.length === 0 ? "–" : reasons.join(", ")),
            },
          ]}
        />
      )}
    </Part>
  );
}
