import type { CandidateRecord } from "@resume-picker/domain/talent-pool/pooled-candidate";
import type { ReactNode } from "react";
import { InCvButton } from "../document/in-cv-button.tsx";
import { CorrectionsNote } from "./corrections-note.tsx";
import { DetailHeader } from "./detail-header.tsx";
import { DetailWarnings } from "./detail-warnings.tsx";
import { ExperienceTimeline } from "./experience-timeline.tsx";
import { RepairRoles } from "../repair/repair-roles.tsx";
import { Section } from "./section.tsx";
import { Versions } from "./versions.tsx";

type Props = {
  candidate: CandidateRecord;
  jobs: ReactNode;
  notes: ReactNode;
  onCorrect: () => void;
  /** Takes the place of everything below the header while details are edited. */
  children?: ReactNode;
};

/** A candidate outside a job: contact, experience and files, without a score. */
export function RecordDetail({ candidate, jobs, notes, onCorrect, children }: Props) {
  return (
    <article className="flex flex-col gap-6 p-5">
      <DetailHeader candidate={candidate} corner={null} />
      <div className="-mt-4 -mb-2 flow-root">
        <CorrectionsNote
          corrections={candidate.corrections}
          isCorrecting={Boolean(children)}
          onCorrect={onCorrect}
        />
      </div>
      {children || (
        <>
          <DetailWarnings warnings={candidate.warnings} />
          <RepairRoles candidate={candidate} />
          <Section title="Jobs">{jobs}</Section>
          <Versions candidate={candidate} />
          <Skills skills={candidate.skills} />
          <ExperienceTimeline
            entries={candidate.experienceTimeline}
            gaps={candidate.experienceGaps}
            asOf={candidate.asOf}
            gapsCost={false}
          />
          {notes}
        </>
      )}
    </article>
  );
}

function Skills({ skills }: Pick<CandidateRecord, "skills">) {
  return (
    <Section title="Skills">
      {skills.length === 0 ? (
        <p className="text-ink-3">No skills extracted</p>
      ) : (
        <ul aria-label="Skills of the CV" className="flex flex-wrap gap-1.5">
          {skills.map(({ skill, proficiency }) => (
            <li
              key={skill}
              className="rounded-control bg-sunken px-2 py-1 text-13 [overflow-wrap:anywhere] text-ink-2"
            >
              <InCvButton target={{ kind: "skill", skill }}>{skill}</InCvButton>
              {proficiency !== null && <span className="text-ink-3"> · {proficiency}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
