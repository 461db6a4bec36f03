import { useDeferredValue } from "react";
import { Chip } from "../../ui/badges/chip.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import type { JobDraft } from "./job-draft.ts";

/** The posting as candidates would read it. */
export function JobPreview({ draft }: { draft: JobDraft }) {
  // Deferred, which keeps typing fast while a long description is rendered.
  const description = useDeferredValue(draft.description);
  return (
    <section
      aria-labelledby="job-preview"
      className="rounded-panel border border-line bg-surface px-6 py-5 sm:px-8 sm:py-7"
    >
      <h2 id="job-preview" className="text-13 font-medium text-ink-3">
        Preview
      </h2>
      <p className="mt-3 text-24 font-semibold tracking-tight break-words">
        {draft.title.trim() === "" ? "Untitled Job" : draft.title}
      </p>
      <div className="mt-4">
        {description.trim() === "" ? (
          <p className="text-ink-3 italic">No description provided</p>
        ) : (
          <Markdown>{description}</Markdown>
        )}
      </div>
      <SkillChips title="Required Skills" skills={draft.must} tone="brand" />
      <SkillChips title="Nice to Have" skills={draft.nice} tone="neutral" />
    </section>
  );
}

type SkillChipsProps = { title: string; skills: readonly string[]; tone: "brand" | "neutral" };

function SkillChips({ title, skills, tone }: SkillChipsProps) {
  if (skills.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2.5 flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip tone={tone}>{skill}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
