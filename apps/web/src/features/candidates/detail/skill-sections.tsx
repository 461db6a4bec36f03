import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { RequirementState, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { Check, CircleAlert } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import type { CvTarget } from "../document/cv-target.ts";
import { InCvButton } from "../document/in-cv-button.tsx";
import { Section } from "./section.tsx";

type Props = { candidate: Candidate };

export function SkillSections({ candidate }: Props) {
  const { missingMustHave } = candidate.score;
  return (
    <>
      <Section title="Matched Skills">
        <MatchedSkills candidate={candidate} />
      </Section>
      <Section title="Missing Critical Skills">
        {missingMustHave.length === 0 ? (
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

/** Each requirement that the CV meets, with its credit, then what else the CV shows. */
function MatchedSkills({ candidate }: Props) {
  const { skills, score } = candidate;
  if (skills.length === 0) return <p className="text-ink-3">No skills extracted</p>;
  const explained = score.breakdown.find(({ component }) => component === "skills");
  const met = (explained?.rows ?? []).filter(
    ({ state }) => state !== null && state !== "not-found",
  );
  const used = new Set(met.flatMap(({ by, requirement }) => [by, requirement]).map(fold));
  const others = skills.filter(({ skill }) => !used.has(fold(skill)));
  return (
    <>
      {met.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-surface">
          {met.map((row) => (
            <Met key={`${row.kind} ${row.requirement}`} row={row} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul aria-label="Other skills of the CV" className="flex flex-wrap gap-1.5">
          {others.map(({ skill, proficiency }) => (
            <li key={skill} className="rounded-control bg-sunken px-2 py-1 text-13 text-ink-2">
              <InCvButton target={{ kind: "skill", skill }}>{skill}</InCvButton>
              {proficiency !== null && <span className="text-ink-3"> · {proficiency}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const howMet: Record<RequirementState, string> = {
  shown: "shown in a role",
  listed: "only listed",
  related: "related",
  "not-found": "not found",
};

/** The quote that the row rests on, else wherever the skill stands. */
function targetOf({ quote, by }: ScoreRow): CvTarget | null {
  if (quote && quote.line >= 0) return { kind: "line", line: quote.line, term: quote.highlight };
  return by === null ? null : { kind: "skill", skill: by };
}

function Met({ row }: { row: ScoreRow }) {
  const { requirement, kind, state, by, credit } = row;
  const isAlias = by !== null && fold(by) !== fold(requirement);
  return (
    <li className="flex items-center gap-3 px-3 py-1.5 text-13">
      <span className="min-w-0 flex-1">
        <InCvButton target={targetOf(row)} className="text-14 font-medium">
          {requirement}
        </InCvButton>
        {kind === "nice" && <span className="text-ink-3"> · nice to have</span>}
      </span>
      <span className="text-right text-ink-3">
        {state !== null && howMet[state]}
        {isAlias && `: ${by}`}
      </span>
      <span
        className={classNames(
          "w-10 text-right font-medium figures",
          credit >= 0.8 ? "text-good" : credit >= 0.6 ? "text-warning" : "text-ink-2",
        )}
      >
        {Math.round(credit * 100)}%
      </span>
    </li>
  );
}

function fold(skill: string | null): string {
  return (skill ?? "").toLowerCase();
}
