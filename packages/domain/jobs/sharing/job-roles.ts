import { AppError } from "../../errors.ts";

/** Roles on a job, from least to most access. */
export const jobRoles = ["viewer", "reviewer", "editor", "owner"] as const;
export type JobRole = (typeof jobRoles)[number];

export const memberRoles = ["viewer", "reviewer", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const roleLabels: Record<JobRole, string> = {
  viewer: "Viewer",
  reviewer: "Reviewer",
  editor: "Editor",
  owner: "Owner",
};

export const roleDescriptions: Record<JobRole, string> = {
  viewer: "Sees candidates, CVs and scores",
  reviewer: "Also decides, shortlists and writes notes",
  editor: "Also uploads, edits details, weights and the posting, and deletes candidates",
  owner: "Also manages members and deletes the job",
};

/** The minimum role for each kind of action. */
const leastRole = {
  view: "viewer",
  review: "reviewer",
  edit: "editor",
  own: "owner",
} as const satisfies Record<string, JobRole>;

export type JobAction = keyof typeof leastRole;

export const mayDo = (role: JobRole, action: JobAction): boolean =>
  jobRoles.indexOf(role) >= jobRoles.indexOf(leastRole[action]);

/** @throws AppError FORBIDDEN to users who can see the job. For all others it doesn't exist. */
export function requireRole(role: JobRole, action: JobAction): void {
  if (mayDo(role, action)) return;
  const message =
    action === "own"
      ? "Only the job’s owner can do this."
      : `You are a ${role} on this job. Ask its owner for ${leastRole[action]} access.`;
  throw new AppError("FORBIDDEN", message);
}

/** The role with the most access, or null without roles. */
export const strongestRole = (roles: readonly JobRole[]): JobRole | null =>
  jobRoles.findLast((role) => roles.includes(role)) ?? null;

export const maxMembers = 50;
