import type { Database } from "@resume-picker/db/connect";
import { jobJudgings, modelAnswers } from "@resume-picker/db/schema/scoring";
import { backendJob } from "@resume-picker/api/testing/test-desk";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import type { Ids } from "./access.ts";

/** Stores a finished run. `model` answered last, and the answers of `countedModel` count. */
export function seedJudging(
  db: Database,
  { job: jobId, candidate: candidateId }: Ids,
  { model, countedModel }: { model: string; countedModel: string },
): void {
  const now = new Date();
  const counts = { model, rubricVersion, countedModel, countedRubric: rubricVersion };
  const run = { ...counts, status: "done" as const, done: 1, total: 1, tokens: 0, startedAt: now };
  db.insert(jobJudgings)
    .values({ jobId, ...run })
    .onConflictDoUpdate({ target: jobJudgings.jobId, set: run })
    .run();
  const by = { candidateId, model: countedModel, rubricVersion, sentSha256: "seeded" };
  const [requirement = ""] = backendJob.requirements.must;
  db.insert(modelAnswers)
    .values({ ...by, requirement, answers: [null], answeredAt: now })
    .onConflictDoNothing()
    .run();
}
