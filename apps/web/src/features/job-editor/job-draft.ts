import { tidySkills } from "@resume-picker/domain/jobs/job-rules";

/** A job as it stands in the editor. */
export type JobDraft = { title: string; description: string; must: string[]; nice: string[] };

export type SkillList = "must" | "nice";

export const emptyDraft: JobDraft = { title: "", description: "", must: [], nice: [] };

export function draftOf(job: {
  title: string;
  description: string;
  requirements: { must: readonly string[]; nice: readonly string[] };
}): JobDraft {
  const { title, description, requirements } = job;
  return { title, description, must: [...requirements.must], nice: [...requirements.nice] };
}

/** As it was loaded. */
export const postingOf = ({ title, description, must, nice }: JobDraft) => ({
  title,
  description,
  requirements: { must, nice },
});

/** What is sent: trimmed, and active, whatever the job's status was. */
export function jobOf(draft: JobDraft) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    requirements: { must: tidySkills(draft.must), nice: tidySkills(draft.nice) },
    status: "active" as const,
  };
}

/** Adds suggested skills to both lists; what differs from an entry only in case is left out. */
export function mergeSuggestions(
  draft: JobDraft,
  suggested: { mustHaveSkills: readonly string[]; niceToHaveSkills: readonly string[] },
): JobDraft {
  return {
    ...draft,
    must: tidySkills([...draft.must, ...suggested.mustHaveSkills]),
    nice: tidySkills([...draft.nice, ...suggested.niceToHaveSkills]),
  };
}

/** Whatever case it is written in. */
export function hasSkill(skills: readonly string[], skill: string): boolean {
  return skills.some((each) => each.toLowerCase() === skill.toLowerCase());
}

/** Takes a suggested skill out of its list, or puts it there again. */
export function toggleSkill(
  draft: JobDraft,
  list: SkillList,
  skill: string,
): Partial<Pick<JobDraft, SkillList>> {
  const skills = hasSkill(draft[list], skill)
    ? draft[list].filter((each) => each.toLowerCase() !== skill.toLowerCase())
    : [...draft[list], skill];
  return { [list]: skills };
}

/** Whether saving would change anything. */
export function differs(draft: JobDraft, saved: JobDraft): boolean {
  return JSON.stringify(jobOf(draft)) !== JSON.stringify(jobOf(saved));
}
