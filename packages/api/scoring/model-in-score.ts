import { createHash } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import {
  findJudgedDocument,
  findJudging,
  listModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import type { JobJudging, JudgedDocument } from "@resume-picker/db/queries/scoring/judging";
import { linesForService } from "@resume-picker/domain/resume/redaction/lines-for-service";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";
import type { ModelInScore } from "@resume-picker/domain/scoring/judging/apply-judgment";

/** Returns the CV's lines sent to the service, redacted again if an older version parsed them. */
export function linesToSend(document: JudgedDocument): string[] {
  const { parserVersion: version, parsed, redacted, fileType } = document;
  const lines =
    version >= parserVersion
      ? redacted
      : redactIdentity(storedDocument(document, fileType), parsed);
  return linesForService(lines, parsed);
}

export const hashSent = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex");

type Cv = { candidateId: number | null; fileSha256: string };

/**
 * Returns the answers about a CV by the model that counts for a job. Null if no model was asked, or
 * the CV has been replaced since.
 */
export function loadModelInScore(
  db: Database,
  { candidateId, fileSha256 }: Cv,
  { jobId, judging = findJudging(db, jobId) }: { jobId: number; judging?: JobJudging | null },
): ModelInScore | null {
  if (judging === null || candidateId === null) return null;
  const document = findJudgedDocument(db, candidateId);
  if (document?.fileSha256 !== fileSha256) return null;
  const redacted = linesToSend(document);
  const { countedModel: model, countedRubric: rubricVersion, judgedBy } = judging;
  const by = { candidateId, model, rubricVersion, sentSha256: hashSent(redacted) };
  const known = listModelAnswers(db, by);
  return known.byRequirement.size === 0
    ? null
    : { judgedBy, answers: { model, redacted, ...known } };
}
