/** Input of a note, with the job it is written in. The job's members can be mentioned. */
export const inJob = (jobId: number | null): { jobId?: number } =>
  jobId === null ? {} : { jobId };
