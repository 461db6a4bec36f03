import { isUntouchedDraft, newJob, tidySkills } from "@resume-picker/domain/jobs/job-rules";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";

/** A job as edited in the form. */
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

/** Returns the posting as it was loaded. */
export const postingOf = ({ title, description, must, nice }: JobDraft) => ({
  title,
  description,
  requirements: { must, nice },
});

/** Returns the request's input: trimmed, and active whatever the job's previous status. */
export function jobOf(draft: JobDraft) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    requirements: { must: tidySkills(draft.must), nice: tidySkills(draft.nice) },
    status: "active" as const,
  };
}

/** Adds suggested skills to both lists. Entries that differ only in case are skipped. */
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

/** Ignores case. */
export function hasSkill(skills: readonly string[], skill: string): boolean {
  return skills.some((each) => each.toLowerCase() === skill.toLowerCase());
}

type Lists = Pick<JobDraft, SkillList>;

export const otherList = (list: SkillList): SkillList => (list === "must" ? "nice" : "must");

/** Adds skills to one list and removes them from the other, to avoid duplicates. */
export function addSkills(draft: Lists, list: SkillList, skills: readonly string[]): Lists {
  const other = otherList(list);
  const added = tidySkills(skills);
  const kept = draft[other].filter((skill) => !hasSkill(added, skill));
  return list === "must"
    ? { must: tidySkills([...draft.must, ...added]), nice: kept }
    : { must: kept, nice: tidySkills([...draft.nice, ...added]) };
}

export function removeSkill(draft: Lists, skill: string): Lists {
  const without = (skills: readonly string[]) => skills.filter((each) => each !== skill);
  return { must: without(draft.must), nice: without(draft.nice) };
}

/** True if the job was created but never saved. */
export const isNewJob = (job: { status: JobStatus; createdAt: Date; updatedAt: Date }): boolean =>
  job.status === "draft" && job.createdAt.getTime() === job.updatedAt.getTime();

type EditedJob = Parameters<typeof isNewJob>[0] & Parameters<typeof isUntouchedDraft>[0];

/** Returns the editor's initial draft. Generated values are replaced by empty ones. */
export function shownDraft(job: EditedJob): JobDraft {
  if (isUntouchedDraft(job)) return emptyDraft;
  const draft = draftOf(job);
  return isNewJob(job) && draft.title === newJob.title ? { ...draft, title: "" } : draft;
}

/** Whether saving would change anything. */
export function differs(draft: JobDraft, saved: JobDraft): boolean {
  return JSON.stringify(jobOf(draft)) !== JSON.stringify(jobOf(saved));
}
