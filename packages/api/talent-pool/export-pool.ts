import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { countPooled, readPooled } from "@resume-picker/db/queries/talent-pool/list-pool";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { actedBy } from "../acted-by.ts";
import { hideRows } from "../blind/hide-identity.ts";
import { csvDownload } from "../csv-download.ts";
import { nobody } from "../download.ts";
import type { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { currentDay } from "./retention.ts";

const columns: readonly [
  heading: string,
  value: (of: PooledCandidate) => string | number | null,
][] = [
  ["Name", displayName],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Location", ({ location }) => location],
  ["Last Role", ({ lastRoleTitle }) => lastRoleTitle],
  ["Years Experience", ({ yearsExperience }) => yearsExperience],
  ["Skills", ({ skills }) => skills.join("; ")],
  ["Jobs", ({ jobs }) => jobs.map(wordScore).join("; ")],
  ["Decisions", ({ jobs }) => jobs.flatMap(wordDecision).join("; ")],
  ["CV File", ({ fileName }) => fileName],
  ["CV Received", ({ receivedAt }) => receivedAt.toISOString().slice(0, 10)],
  ["Kept Until", ({ keptUntil }) => keptUntil],
];

const wordScore = ({ title, notScored, totalScore }: PooledCandidate["jobs"][number]) =>
  `${title}: ${notScored ?? totalScore}`;

function wordDecision({ title, decision }: PooledCandidate["jobs"][number]): string[] {
  if (decision === null) return [];
  const reasons = decision.reasons.length === 0 ? "" : ` (${decision.reasons.join(", ")})`;
  return [`${title}: ${decision.decision}${reasons}`];
}

/** Exports the selected candidates as CSV, or fails if one isn't the user's. */
export async function exportPool(
  ctx: UserContext,
  chosen: readonly number[],
): Promise<StreamedDownload> {
  const ids = [...new Set(chosen)];
  const found = countPooled(ctx.db, ctx.user.id, ids);
  if (found < ids.length) throw new AppError("NOT_FOUND", "Candidate not found");
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "shortlist.export",
    metadata: { candidates: found, format: "csv" },
    now: ctx.clock(),
  });
  return csvDownload({
    identifies: nobody,
    fileName: "candidates.csv",
    columns: columns.map(([heading]) => heading),
    steps: iteratePooledCandidates(ctx, ids),
    toCells: (row) =>
      columns.map(([, value]) => {
        const cell = value(row);
        return typeof cell === "string" ? csvText(cell) : cell;
      }),
  });
}

const stepSize = 50;

async function* iteratePooledCandidates(ctx: UserContext, ids: readonly number[]) {
  const owner = { id: ctx.user.id, today: currentDay(ctx) };
  for (let at = 0; at < ids.length; at += stepSize) {
    yield hideRows(ctx, await readPooled(ctx.db, owner, ids.slice(at, at + stepSize)), "id");
  }
}
