import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { listScoredCandidates } from "@resume-picker/db/queries/scores";
import type { ScoredCandidate } from "@resume-picker/db/queries/scores";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { gradeOf } from "@resume-picker/domain/scoring/grade";
import { stringify } from "csv-stringify/sync";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";

type Cell = string | number | null;

const columns: [header: string, cell: (row: ScoredCandidate) => Cell][] = [
  ["Name", ({ candidate }) => candidate.name],
  ["Email", ({ candidate }) => candidate.email],
  ["Phone", ({ candidate }) => candidate.phone],
  ["Location", ({ candidate }) => candidate.location],
  ["Last Role", ({ candidate }) => candidate.lastRoleTitle],
  ["Years Experience", ({ candidate }) => candidate.yearsExperience],
  ["Total Score", ({ score }) => score.totalScore],
  ["Grade", ({ score }) => gradeOf(score.totalScore)],
  ["Manual Rank", ({ score }) => score.manualRank],
  ["AI Rank", ({ score }) => score.aiRank],
  ["AI Rank Reason", ({ score }) => score.aiRankReason],
  ["Skill Match", ({ score }) => score.skillMatchScore],
  ["Title Match", ({ score }) => score.titleScore],
  ["Seniority", ({ score }) => score.seniorityScore],
  ["Recency", ({ score }) => score.recencyScore],
  ["Gap Penalty", ({ score }) => score.gapPenalty],
  ["Missing Must-Haves", ({ score }) => score.missingMustHave.join("; ")],
  ["Skills", ({ skills }) => skills.map(({ skill }) => skill).join("; ")],
  ["CV File", ({ candidate }) => candidate.fileName],
];

/**
 * The chosen candidates of the job as CSV, best total first, for spreadsheet programs: UTF-8 with a
 * byte order mark, CRLF, and no cell that would start a formula.
 */
export async function exportShortlist(
  ctx: UserContext,
  job: OwnedJob,
  candidateIds: readonly number[],
): Promise<Download> {
  const rows = await listScoredCandidates(ctx.db, job, candidateIds);
  if (rows.length < new Set(candidateIds).size) {
    throw new AppError("NOT_FOUND", "Candidate not found");
  }
  const text = stringify(
    rows.map((row) => columns.map(([, cell]) => cell(row))),
    {
      header: true,
      columns: columns.map(([header]) => header),
      bom: true,
      record_delimiter: "windows",
      escape_formulas: true,
    },
  );
  await recordAction(ctx.db, {
    userId: ctx.user.id,
    action: "shortlist.export",
    resource: { type: "job", id: job.id },
    metadata: { candidates: rows.length },
    now: ctx.clock(),
  });
  return new Download({
    fileName: "shortlist.csv",
    mimeType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  });
}
