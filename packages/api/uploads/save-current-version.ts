import { listCorrections } from "@resume-picker/db/queries/candidates/corrections";
import { saveCandidate } from "@resume-picker/db/queries/candidates/save-candidate";
import type { FiledVersion } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { actedBy } from "../acted-by.ts";
import { candidateFromResume } from "../candidates/candidate-from-resume.ts";
import { scoreCvForJobs, retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { jobsAsTheyAre } from "./score-new-jobs.ts";
import type { ParsedFile } from "./upload.ts";

/**
 * Creates a candidate from the file, or makes it a known candidate's current version. The id,
 * shortlist, corrections and history are kept, and the scores in all jobs change.
 */
export async function saveCurrentVersion(
  ctx: UserContext,
  { file, resume, upload }: ParsedFile,
  known: { candidate: EditableCandidate; former: FiledVersion | null } | null,
): Promise<UploadResult> {
  const now = ctx.clock();
  const replace = known?.candidate ?? null;
  const corrections = replace ? await listCorrections(ctx.db, replace) : [];
  const { parsed, saved } = candidateFromResume(file, resume, corrections);
  const cv = {
    ...{ candidateId: replace?.id ?? null, fileSha256: file.sha256, parserVersion },
    ...{ parsed, lines: resume.lines },
  };
  const candidateId = await retryWhileJobsChange(async () => {
    const jobs = await jobsAsTheyAre(ctx, upload.jobs, replace);
    return saveCandidate(ctx.db, saved, {
      ownerId: upload.ownerId,
      replace,
      received: { receivedAt: upload.startedAt, uploadId: upload.id },
      former: known?.former ?? null,
      now,
      scores: await scoreCvForJobs(ctx.db, { cv, jobs }, now),
      jobs,
      actionOf: (id) => ({
        ...actedBy(ctx),
        action: upload.action,
        resource: { type: "candidate", id },
        metadata: { type: resume.source, bytes: file.size, replaced: known !== null },
        now,
      }),
    });
  });
  return {
    fileName: file.fileName,
    success: true,
    candidateId,
    ...(known ? { duplicate: "same-person" as const } : {}),
    ...(parsed.warnings.length > 0 ? { warnings: parsed.warnings } : {}),
  };
}
