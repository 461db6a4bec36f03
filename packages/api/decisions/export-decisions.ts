import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { listCandidateNames } from "@resume-picker/db/queries/decisions/candidate-names";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { Decision } from "@resume-picker/domain/decisions/decision";
import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { stringify } from "csv-stringify/sync";
import { actedBy } from "../acted-by.ts";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";

type Cell = string | number | null;

const columns: [heading: string, cell: (row: Decision) => Cell][] = [
  ["Decision", ({ decision }) => decision ?? "taken back"],
  ["Reasons", ({ reasons }) => reasons.join("; ")],
  ["Note", ({ note }) => note],
  ["By", ({ by }) => by?.name ?? "Deleted account"],
  ["At", ({ at }) => at.toISOString()],
  ["Total Then", ({ shownThen }) => shownThen.totalScore],
  ["Manual Rank Then", ({ shownThen }) => shownThen.manualRank],
  ["AI Rank Then", ({ shownThen }) => shownThen.aiRank],
  ["AI Engine", ({ shownThen }) => shownThen.aiRankEngine],
  ["AI Ranked At", ({ shownThen }) => shownThen.aiRankedAt],
  ["Weights Then", ({ shownThen }) => JSON.stringify(shownThen.weights)],
  ["Scoring Version", ({ shownThen }) => shownThen.scoringVersion],
  ["Parser Version", ({ shownThen }) => shownThen.parserVersion],
  ["CV File SHA-256", ({ shownThen }) => shownThen.fileSha256],
  ["Candidate Id", ({ candidateId }) => candidateId],
  ["Id", ({ id }) => id],
];

/** The ledger as spreadsheet programs open it, oldest first; no text of it becomes a formula. */
export async function exportDecisions(
  ctx: UserContext,
  job: OwnedJob,
  rows: readonly Decision[],
): Promise<Download> {
  const names = await listCandidateNames(ctx.db, job);
  const cells = rows.map((row) =>
    [names.get(row.candidateId) ?? null, ...columns.map(([, cell]) => cell(row))].map((cell) =>
      typeof cell === "string" ? csvText(cell) : cell,
    ),
  );
  const text = stringify(cells, {
    header: true,
    columns: ["Name", ...columns.map(([heading]) => heading)],
    bom: true,
    record_delimiter: "windows",
    quoted_string: true,
  });
  await recordAction(ctx.db, {
    ...{ ...actedBy(ctx), action: "decisions.export", now: ctx.clock() },
    resource: { type: "job", id: job.id },
    metadata: { decisions: rows.length },
  });
  return new Download({
    fileName: `decisions-${job.id}.csv`,
    mimeType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  });
}
