import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { listCandidateNames } from "@resume-picker/db/queries/decisions/candidate-names";
import { countDecisions, iterateDecisions } from "@resume-picker/db/queries/decisions/decisions";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import type { Decision } from "@resume-picker/domain/decisions/decision";
import { codeName } from "@resume-picker/domain/blind/code-name";
import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { actedBy } from "../acted-by.ts";
import { hideRows } from "../blind/hide-identity.ts";
import { csvDownload } from "../csv-download.ts";
import { nobody } from "../download.ts";
import type { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

type Cell = string | number | null;

const columns: [heading: string, cell: (row: Decision) => Cell][] = [
  ["Decision", ({ decision }) => decision ?? "cleared"],
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

/** Exports the ledger as CSV, oldest first. Cells can't be interpreted as formulas. */
export async function exportDecisions(
  ctx: UserContext,
  job: ViewableJob,
): Promise<StreamedDownload> {
  const names = await listCandidateNames(ctx.db, job);
  const nameOf = codedNames(ctx, names);
  const toCells = (row: Decision) =>
    [nameOf(row.candidateId), ...columns.map(([, cell]) => cell(row))].map((cell) =>
      typeof cell === "string" ? csvText(cell) : cell,
    );
  await recordAction(ctx.db, {
    ...{ ...actedBy(ctx), action: "decisions.export", now: ctx.clock() },
    resource: { type: "job", id: job.id },
    metadata: { decisions: await countDecisions(ctx.db, job) },
  });
  return csvDownload({
    identifies: nobody,
    fileName: `decisions-${job.id}.csv`,
    columns: ["Name", ...columns.map(([heading]) => heading)],
    steps: visibleBatches(ctx, iterateDecisions(ctx.db, job)),
    toCells,
  });
}

function* visibleBatches(ctx: UserContext, steps: Iterable<Decision[]>) {
  for (const step of steps) yield hideRows(ctx, step, "candidateId");
}

function codedNames(ctx: UserContext, names: ReadonlyMap<number, string>) {
  const hidden = ctx.identityFilter.hiddenOf([...names.keys()]);
  return (id: number) => (hidden.has(id) ? codeName(id) : (names.get(id) ?? null));
}
