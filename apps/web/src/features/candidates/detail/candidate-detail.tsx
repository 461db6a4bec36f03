import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { memo } from "react";
import type { ReactNode } from "react";
import { FoldMark } from "../../../ui/fold-mark.tsx";
import { AiAnalysis } from "./ai-analysis.tsx";
import { Contact, ContactFacts } from "./contact-facts.tsx";
import { CorrectionsNote } from "./corrections-note.tsx";
import { Differences } from "../evidence/differences.tsx";
import { DetailWarnings } from "./detail-warnings.tsx";
import { ExperienceTimeline } from "./experience-timeline.tsx";
import { RepairRoles } from "../repair/repair-roles.tsx";
import { PinnedHeader } from "./pinned-header.tsx";
import { ScoreReceipt } from "./score-receipt.tsx";
import { MissingSkills } from "./missing-skills.tsx";
import { Section } from "./section.tsx";
import { SkillSections } from "./skill-sections.tsx";
import { WhySentence } from "./summary/why-sentence.tsx";
import { Versions } from "./versions.tsx";

type Props = {
  candidate: Candidate;
  /** Shown to the right of the name: navigation and a close button. */
  corner: ReactNode;
  /** Must be a stable reference, because the score receipt is memoised. */
  onCorrect: () => void;
  /** The decision panel and the notes. */
  decision: ReactNode;
  notes: ReactNode;
  /** All candidates of the job, if they are listed. */
  candidates: readonly ListedCandidate[];
  /** Whether the user is reviewing differences between the rules and the model. */
  showsDifferences: boolean;
  /** The corrections panel, which replaces everything below the header. */
  children?: ReactNode;
};

/** All data of a candidate. It is already loaded, so opening it sends no request. */
export function CandidateDetail(props: Props) {
  const { candidate, candidates, corner, decision, notes, onCorrect, showsDifferences, children } =
    props;
  const isRated = isScored(candidate.warnings);
  return (
    <article className="flex flex-col gap-6 p-5">
      <PinnedHeader
        candidate={candidate}
        corner={corner}
        score={isRated ? candidate.score.totalScore : undefined}
      />
      {isRated && !children && <WhySentence candidate={candidate} candidates={candidates} />}
      <div className="-my-2 flow-root">
        <CorrectionsNote
          corrections={candidate.corrections}
          isCorrecting={Boolean(children)}
          onCorrect={onCorrect}
        />
        {children ? <ContactFacts candidate={candidate} /> : decision}
      </div>
      {children || (
        <>
          {showsDifferences && (
            <Section title="Differing Answers">
              <Differences candidate={candidate} />
            </Section>
          )}
          <Evidence {...{ candidate, onCorrect }} />
          {notes}
          <Explanation text={candidate.score.explanation} />
        </>
      )}
    </article>
  );
}

type EvidenceProps = Pick<Props, "candidate" | "onCorrect">;

/** Memoised, so decisions, notes and the CV beside it don't re-render it. */
const Evidence = memo(function Evidence({ candidate, onCorrect }: EvidenceProps) {
  return (
    <>
      <DetailWarnings warnings={candidate.warnings} />
      <RepairRoles candidate={candidate} />
      {isScored(candidate.warnings) && <MissingSkills candidate={candidate} />}
      <ExperienceTimeline candidate={candidate} gapsCost={candidate.score.gapPenalty > 0} />
      <AiAnalysis score={candidate.score} />
      <ScoreReceipt key={candidate.id} candidate={candidate} onCorrect={onCorrect} />
      <SkillSections candidate={candidate} />
      <Contact candidate={candidate} />
      <Versions key={`versions ${candidate.id}`} candidate={candidate} />
    </>
  );
});

/** The score explained in sentences, for use in a letter or a file. Collapsed by default. */
function Explanation({ text }: { text: string }) {
  return (
    <details>
      <summary className="flex w-fit items-center gap-1 rounded-tick text-ink-2 thumb:min-h-11">
        <h3 className="text-13 font-medium">Scoring Explanation</h3>
        <FoldMark />
      </summary>
      <p className="mt-2 whitespace-pre-line text-ink-2">
        {text || "This candidate has not been explained yet. Re-score the job."}
      </p>
    </details>
  );
}
