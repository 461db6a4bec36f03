import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { Check } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { InCvButton } from "../document/in-cv-button.tsx";
import { fold } from "../evidence/row-words.ts";
import { Section } from "./section.tsx";

type Props = { candidate: Candidate };

/**
 * The skills that match the job, then all other skills of the CV. Without a score, nothing was
 * matched.
 */
export function SkillSections({ candidate }: Props) {
  const { skills, score } = candidate;
  if (!isScored(candidate.warnings)) {
    if (skills.length === 0) return null;
    return (
      <Section title="Skills">
        <Skills label="Skills" skills={skills} />
      </Section>
    );
  }
  const explained = score.breakdown.find(({ component }) => component === "skills");
  const met = (explained?.rows ?? []).filter(
    ({ state }) => state !== null && state !== "not-found",
  );
  const used = new Set(met.flatMap(({ by, requirement }) => [by, requirement]).map(fold));
  const isUsed = ({ skill }: { skill: string }) => used.has(fold(skill));
  const matched = skills.filter(isUsed);
  const others = skills.filter((skill) => !isUsed(skill));
  return (
    <>
      <Section title="Matched Skills">
        {skills.length === 0 && <p className="text-ink-3">No skills extracted</p>}
        {skills.length > 0 && matched.length === 0 && (
          <p className="text-ink-3">None of the CV’s skills match this job.</p>
        )}
        {matched.length > 0 && <Skills label="Matched skills" skills={matched} isMatched />}
      </Section>
      {others.length > 0 && (
        <Section title="Other skills in the CV">
          <Skills label="Other skills in the CV" skills={others} />
        </Section>
      )}
    </>
  );
}

type SkillsProps = { label: string; skills: Candidate["skills"]; isMatched?: boolean };

function Skills({ label, skills, isMatched = false }: SkillsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {skills.map(({ skill, proficiency }) => (
        <li
          key={skill}
          className={classNames(
            "rounded-control px-2 py-1 text-13 [overflow-wrap:anywhere]",
            isMatched ? "bg-good-soft text-good" : "bg-sunken text-ink-2",
          )}
        >
          <InCvButton target={{ kind: "skill", skill }}>
            {isMatched && (
              <Check size={13} strokeWidth={2} aria-hidden className="-mt-0.5 mr-1 inline" />
            )}
            {skill}
          </InCvButton>
          {proficiency !== null && <span className="text-ink-3"> · {proficiency}</span>}
        </li>
      ))}
    </ul>
  );
}
