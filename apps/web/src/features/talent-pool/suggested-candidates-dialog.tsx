import { displayName } from "@resume-picker/domain/candidates/display-name";
import type {
  SuggestedCandidate,
  SuggestedCandidates,
} from "@resume-picker/domain/talent-pool/suggested-candidates";
import { useState } from "react";
import { formatDay } from "../../lib/dates/format-date.ts";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { people as countText } from "./retention-words.ts";
import { usePoolActions } from "./use-pool-actions.ts";

type Props = { jobId: number; found: SuggestedCandidates; onClose: () => void };

/**
 * The suggested candidates, where they applied and the outcome. Each can be added with one click.
 */
export function SuggestedCandidatesDialog({ jobId, found, onClose }: Props) {
  const { standing, below } = found;
  const actions = usePoolActions();
  const [isAsking, setIsAsking] = useState(false);
  const add = (people: readonly SuggestedCandidate[]) =>
    actions.addToJob(
      jobId,
      people.map(({ candidateId }) => candidateId),
    );
  const list = (people: readonly SuggestedCandidate[]) => (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <Row
          key={person.candidateId}
          person={person}
          isBusy={actions.isBusy}
          onAdd={() => void add([person])}
        />
      ))}
    </ul>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Earlier applicants"
      description="Scored for this job as if uploaded now. Nobody is added automatically. Candidates who withdrew, were declined for conduct or are past retention are not listed."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            busy={actions.isBusy}
            disabled={standing.length === 0}
            onClick={() => setIsAsking(true)}
          >
            Add All in the Top 10
          </Button>
        </>
      }
    >
      {standing.length === 0 ? (
        <p className="text-ink-2">No past applicant would make the top 10.</p>
      ) : (
        list(standing)
      )}
      {below.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-13 font-medium text-ink-2">Next 10</h3>
          {list(below)}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Add ${countText(standing.length)} to this job?`}
        confirmLabel="Add"
        tone="primary"
        busy={actions.isBusy}
        onConfirm={() => void add(standing).then(onClose)}
        onCancel={() => setIsAsking(false)}
      >
        They are scored for this job and also stay in their current jobs.
        <NameList
          label="Candidates to add"
          people={standing.map((each) => ({ id: each.candidateId, name: displayName(each) }))}
        />
      </ConfirmDialog>
    </Dialog>
  );
}

type RowProps = { person: SuggestedCandidate; isBusy: boolean; onAdd: () => void };

function Row({ person, isBusy, onAdd }: RowProps) {
  const { place, totalScore, lastRoleTitle, yearsExperience, missingMustHave } = person;
  const name = displayName(person);
  const years =
    yearsExperience === null
      ? null
      : `${yearsExperience} ${yearsExperience === 1 ? "year" : "years"}`;
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="w-7 shrink-0 pt-0.5 text-right text-13 text-ink-3 figures">#{place}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-13 text-ink-2">{[lastRoleTitle, years].filter(Boolean).join(" · ")}</p>
        <p className="text-13 text-ink-3">
          CV of {formatDay(person.receivedAt)}
          {missingMustHave.length > 0 && ` · not found: ${missingMustHave.join(", ")}`}
        </p>
        <ul className="mt-1 grid gap-1 text-13 text-ink-2">
          {person.applied.map(({ jobId, title, at, decision }) => (
            <li key={jobId} className="flex flex-wrap items-center gap-x-2">
              <span className="[overflow-wrap:anywhere]">
                {title}, {formatDay(at)}
              </span>
              {decision && <DecisionBadge decision={decision.decision} />}
              {decision && decision.reasons.length > 0 && (
                <span>{decision.reasons.join(", ")}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <span className="pt-0.5 font-semibold figures">{totalScore}</span>
      <Button size="sm" disabled={isBusy} aria-label={`Add ${name} to this job`} onClick={onAdd}>
        Add
      </Button>
    </li>
  );
}
