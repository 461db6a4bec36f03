import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { Check, CircleAlert } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { InCvButton } from "../document/in-cv-button.tsx";
import { fold } from "../evidence/row-words.ts";
import { Section } from "./section.tsx";

type Props = { candidate: Candidate };

export function SkillSections({ candidate }: Props) {
  const { missingMustHave, mustStates } = candidate.score;
  return (
    <>
      <Section title="Matched Skills">
        <MatchedSkills candidate={candidate} />
      </Section>
      <Section title="Missing Critical Skills">
        {missingMustHave.length === 0 && mustStates === "" ? (
          <p className="text-ink-2">This job has no must-haves.</p>
        ) : missingMustHave.length === 0 ? (
          <p className="flex items-start gap-2 text-good">
            <Check size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
            All critical skills present: This candidate meets all must-have requirements.
          </p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {missingMustHave.map((skill) => (
              <li
                key={skill}
                className="flex items-center gap-1.5 rounded-control bg-danger-soft px-2 py-1 text-13 text-danger"
              >
                <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" />
                {skill}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** What of the CV answers the job first, then what else it names; the table above says how. */
function MatchedSkills({ candidate }: Props) {
  const { skills, score } = candidate;
  if (skills.length === 0) return <p className="text-ink-3">No skills extracted</p>;
  const explained = score.breakdown.find(({ component }) => component === "skills");
  const met = (explained?.rows ?? []).filter(
    ({ state }) => state !== null && state !== "not-found",
  );
  const used = new Set(met.flatMap(({ by, requirement }) => [by, requirement]).map(fold));
  const isUsed = ({ skill }: { skill: string }) => used.has(fold(skill));
  return (
    <ul aria-label="Skills of the CV" className="flex flex-wrap gap-1.5">
      {[...skills.filter(isUsed), ...skills.filter((skill) => !isUsed(skill))].map((each) => (
        <li
          key={each.skill}
          className={classNames(
            "rounded-control px-2 py-1 text-13 [overflow-wrap:anywhere]",
            isUsed(each) ? "bg-good-soft text-good" : "bg-sunken text-ink-2",
          )}
        >
          <InCvButton target={{ kind: "skill", skill: each.skill }}>
            {isUsed(each) && (
              <Check size={13} strokeWidth={2} aria-hidden className="-mt-0.5 mr-1 inline" />
            )}
            {each.skill}
          </InCvButton>
          {each.proficiency !== null && <span className="text-ink-3"> · {each.proficiency}</span>}
        </li>
      ))}
    </ul>
  );
}
