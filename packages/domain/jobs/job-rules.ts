export const jobStatuses = ["draft", "active", "closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

const minDescriptionLength = 50;

export const jobMessages = {
  titleRequired: "Job title is required",
  descriptionRequired: "Job description is required",
  descriptionTooShort: "Job description must be at least 50 characters",
  closed: "This job is closed and takes no new CVs. Set it to active first.",
} as const;

/** A closed job keeps its candidates and their order but accepts no new ones. */
export function takesCvs({ status }: { status: JobStatus }): boolean {
  return status !== "closed";
}

/** The job that the sidebar's add button creates. */
export const newJob = {
  title: "New Job",
  description:
    "# About the role\n\nDescribe what this person will do, and for whom.\n\n## What we expect\n\n- …\n\n## What we offer\n\n- …\n",
  requirements: { must: [], nice: [] },
  status: "draft",
} as const satisfies {
  title: string;
  description: string;
  requirements: { must: string[]; nice: string[] };
  status: JobStatus;
};

/** Whether the draft is unchanged since the add button created it. */
export function isUntouchedDraft(job: {
  title: string;
  description: string;
  requirements: { must: readonly string[]; nice: readonly string[] };
  status: JobStatus;
}): boolean {
  const { title, description, requirements, status } = job;
  return (
    status === newJob.status &&
    title === newJob.title &&
    description.trim() === newJob.description.trim() &&
    requirements.must.length + requirements.nice.length === 0
  );
}

/** The first validation error of a job, title first, or null if it is valid. */
export function findJobProblem(job: { title: string; description: string }): string | null {
  const description = job.description.trim();
  if (job.title.trim() === "") return jobMessages.titleRequired;
  if (description === "") return jobMessages.descriptionRequired;
  if (description.length < minDescriptionLength) return jobMessages.descriptionTooShort;
  return null;
}

/** Trims the entries. Drops empty ones and those that differ from an earlier one only in case. */
export function tidySkills(skills: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const skill of skills) {
    const text = skill.trim();
    const key = text.toLowerCase();
    if (text !== "" && !kept.has(key)) kept.set(key, text);
  }
  return [...kept.values()];
}
