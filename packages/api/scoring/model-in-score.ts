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
import type {
  ModelAnswers,
  ModelInScore,
} from "@resume-picker/domain/scoring/judging/apply-judgment";

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
 * What the model whose answers count for a job has said of a CV: nothing of a CV that is not the one
 * that was sent. Null where the score follows the rules and there is nothing to show beside them.
 */
export function loadModelInScore(
  db: Database,
  cv: Cv,
  { jobId, judging = findJudging(db, jobId) }: { jobId: number; judging?: JobJudging | null },
): ModelInScore | null {
  if (judging === null) return null;
  const answers = loadAnswers(db, cv, judging);
  const isNone = answers.byRequirement.size === 0 && judging.judgedBy === "rules";
  return isNone ? null : { judgedBy: judging.judgedBy, answers };
}

function loadAnswers(
  db: Database,
  { candidateId, fileSha256 }: Cv,
  { countedModel: model, countedRubric: rubricVersion }: JobJudging,
): ModelAnswers {
  const document = candidateId === null ? null : findJudgedDocument(db, candidateId);
  if (candidateId === null || document?.fileSha256 !== fileSha256)
    return { model, redacted: [], byRequirement: new Map() };
  const redacted = linesToSend(document);
  const by = { candidateId, model, rubricVersion, sentSha256: hashSent(redacted) };
  return { model, redacted, ...listModelAnswers(db, by) };
}
