import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { defaultFilters } from "@resume-picker/domain/candidates/filter-candidates";
import type { CandidateFilters } from "@resume-picker/domain/candidates/filter-candidates";
import { Check, Plus } from "lucide-react";
import { Chip } from "../../../ui/badges/chip.tsx";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import { DecisionFilter } from "./decision-filter.tsx";
import { MinYearsFilter } from "./min-years-filter.tsx";
import { pillStyle } from "../../../ui/forms/pill-style.ts";

const SkillsFilter = lazyPart({
  name: "The skills filter",
  load: async () => (await import("./skills-filter.tsx")).SkillsFilter,
  fallback: (
    <span className={pillStyle(false)}>
      Skills
      <Plus size={14} strokeWidth={1.6} aria-hidden />
    </span>
  ),
  isDialog: true,
});

type Props = {
  /** All candidates of the job, whose skills are suggested. */
  candidates: readonly ListedCandidate[];
  filters: CandidateFilters;
  /** Merges the change into the current filters. */
  onChange: (change: Partial<CandidateFilters>) => void;
};

export function FilterBar({ candidates, filters, onChange }: Props) {
  const { minYears, skills, noMissingMust, differs, decision } = filters;
  const isOn = noMissingMust || differs || decision !== null;
  const isFiltered = minYears !== null || skills.length > 0 || isOn;
  const differing = candidates.filter(({ score }) => score.modelDifferences > 0).length;
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex min-w-0 items-center gap-2 max-sm:-mx-4 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2rem)] max-sm:py-1 max-sm:pr-8 max-sm:pl-4 sm:flex-wrap"
    >
      <MinYearsFilter minYears={minYears} onChange={(years) => onChange({ minYears: years })} />
      <SkillsFilter
        candidates={candidates}
        chosen={skills}
        onAdd={(skill) => onChange({ skills: [...skills, skill] })}
      />
      {skills.map((skill) => (
        <Chip
          key={skill}
          tone="brand"
          className="shrink-0"
          onRemove={() => onChange({ skills: skills.filter((other) => other !== skill) })}
        >
          {skill}
        </Chip>
      ))}
      <button
        type="button"
        aria-pressed={noMissingMust}
        className={pillStyle(noMissingMust)}
        onClick={() => onChange({ noMissingMust: !noMissingMust })}
      >
        {noMissingMust && <Check size={14} strokeWidth={1.6} aria-hidden />}
        No missing must-haves
      </button>
      {(differing > 0 || differs) && (
        <button
          type="button"
          aria-pressed={differs}
          className={pillStyle(differs)}
          onClick={() => onChange({ differs: !differs })}
        >
          {differs && <Check size={14} strokeWidth={1.6} aria-hidden />}
          Answers differ
          <span className="figures">{differing.toLocaleString("en")}</span>
          <span className="sr-only">Rules and model give different answers</span>
        </button>
      )}
      <DecisionFilter decision={decision} onChange={(next) => onChange({ decision: next })} />
      {isFiltered && (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-control px-2 text-13 text-ink-2 underline-offset-2 hover:text-ink hover:underline thumb:min-h-11"
          onClick={() => onChange(defaultFilters)}
        >
          Clear filters
        </button>
      )}
    </div>
  );
}
