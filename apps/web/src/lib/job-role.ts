import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobAction, JobRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { createContext, useContext } from "react";

/** The user's role on the current job. Without a current job, candidates are the user's own. */
export const JobRoleContext = createContext<JobRole>("owner");

/**
 * Whether the role allows the action. Other actions are hidden. The server checks permissions in
 * any case.
 */
export const useMay = (action: JobAction): boolean => mayDo(useContext(JobRoleContext), action);
