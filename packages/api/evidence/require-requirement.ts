import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import type { ReviewedRequirement } from "@resume-picker/domain/scoring/reviews/evidence-review";
import type { UserContext } from "../trpc.ts";

/** @throws AppError NOT_FOUND if the job has been deleted. */
export function requireParsedPosting(ctx: UserContext, job: ViewableJob): JobReading {
  const reading = loadJobReading(ctx.db, job.id);
  if (reading === null) throw new AppError("NOT_FOUND", "Job not found");
  return reading;
}

/** @throws AppError VALIDATION unless the job has this requirement. */
export function requireRequirement(
  { demands: { demands, title } }: JobReading,
  { part, requirement }: ReviewedRequirement,
): void {
  const isRequired =
    part === "title"
      ? title.title === requirement
      : demands.some(({ text }) => text === requirement);
  if (!isRequired) throw invalidField("requirement", "This job has no such requirement.");
}

export const invalidField = (path: string, message: string): AppError =>
  new AppError("VALIDATION", message, { issues: [{ path, message }] });
