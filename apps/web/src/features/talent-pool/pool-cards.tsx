import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { formatDay } from "../../lib/dates/format-date.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { PersonName } from "../../ui/avatar/person-name.tsx";
import { SkillBadges } from "../../ui/badges/skill-badges.tsx";
import { PooledJob } from "./jobs-of-candidate.tsx";
import { KeptMark } from "./retention/kept-mark.tsx";
import { SelectOne } from "./select-one.tsx";
import type { PoolSelection } from "./use-pool-selection.ts";

type Props = {
  candidates: readonly PooledCandidate[];
  selection: PoolSelection;
  onOpen: (id: number) => void;
};

/** The list on phones. The cards have the same layout as those of a job. */
export function PoolCards({ candidates, selection, onOpen }: Props) {
  return (
    <ul aria-label="Candidates" className="grid gap-2.5">
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <PoolCard {...{ candidate, selection, onOpen }} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Omit<Props, "candidates"> & { candidate: PooledCandidate };

function PoolCard({ candidate, selection, onOpen }: CardProps) {
  const { id, lastRoleTitle, location, yearsExperience, skills, jobs } = candidate;
  const years = yearsExperience === 1 ? "1 year" : `${yearsExperience} years`;
  const role = [lastRoleTitle ?? "No title", location].filter(Boolean).join(" · ");
  return (
    <article
      className="cursor-pointer rounded-panel border border-line bg-surface p-3"
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest("a, input, [data-explain]")) onOpen(id);
      }}
    >
      <div className="flex items-start gap-3">
        <span className="pt-0.5">
          <SelectOne candidate={candidate} selection={selection} />
        </span>
        <Avatar name={candidate.name} size="md" />
        <div className="min-w-0 flex-1">
          <h2>
            <button
              type="button"
              aria-label={displayName(candidate)}
              className="max-w-full rounded-tick text-left font-medium"
            >
              <PersonName candidate={candidate} />
            </button>
          </h2>
          <p className="truncate text-13 text-ink-2" title={role}>
            {role}
          </p>
        </div>
        {yearsExperience !== null && <p className="shrink-0 text-13 text-ink-3 figures">{years}</p>}
      </div>
      <SkillBadges skills={skills} />
      {jobs.length > 0 && (
        <ul aria-label="Jobs" className="mt-2 grid gap-1.5">
          {jobs.map((job) => (
            <PooledJob key={job.id} job={job} candidateId={id} />
          ))}
        </ul>
      )}
      <Foot candidate={candidate} />
    </article>
  );
}

/** The date of the CV and its retention. */
function Foot({ candidate }: { candidate: PooledCandidate }) {
  const { receivedAt, versionCount, jobs } = candidate;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2 text-12 text-ink-3 figures">
      <span>
        Received <time dateTime={receivedAt.toISOString()}>{formatDay(receivedAt)}</time>
      </span>
      {versionCount > 1 && <span>{versionCount} versions</span>}
      {jobs.length === 0 && <span>No job</span>}
      <KeptMark candidate={candidate} />
    </p>
  );
}
