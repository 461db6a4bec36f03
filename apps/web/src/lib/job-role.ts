import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobAction, JobRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { createContext, useContext } from "react";

/** The user's role on the job in view. Without a job in view, candidates are the user's own. */
export const JobRoleContext = createContext<JobRole>("owner");

/** Whether the role allows it: what it doesn't allow isn't offered. The server decides either way. */
export const useMay = (action: JobAction): boolean => mayDo(useContext(JobRoleContext), action);
