import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { readPooled } from "@resume-picker/db/queries/pool/list-pool";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import type { PooledCandidate } from "@resume-picker/domain/pool/pooled-candidate";
import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { stringify } from "csv-stringify/sync";
import { actedBy } from "../acted-by.ts";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { dayOf } from "./retention.ts";

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
  ["Jobs", ({ jobs }) => jobs.map(({ title, totalScore }) => `${title}: ${totalScore}`).join("; ")],
  ["Decisions", ({ jobs }) => jobs.flatMap(wordDecision).join("; ")],
  ["CV File", ({ fileName }) => fileName],
  ["CV Received", ({ receivedAt }) => receivedAt.toISOString().slice(0, 10)],
  ["Kept Until", ({ keptUntil }) => keptUntil],
];

function wordDecision({ title, decision }: PooledCandidate["jobs"][number]): string[] {
  if (decision === null) return [];
  const reasons = decision.reasons.length === 0 ? "" : ` (${decision.reasons.join(", ")})`;
  return [`${title}: ${decision.decision}${reasons}`];
}

/** The chosen candidates as CSV, whatever their jobs: all of them or, where one isn't the user's, none. */
export async function exportPool(ctx: UserContext, chosen: readonly number[]): Promise<Download> {
  const ids = [...new Set(chosen)];
  const rows = await readPooled(ctx.db, { id: ctx.user.id, today: dayOf(ctx) }, ids);
  if (rows.length < ids.length) throw new AppError("NOT_FOUND", "Candidate not found");
  const cells = rows.map((row) =>
    columns.map(([, value]) => {
      const cell = value(row);
      return typeof cell === "string" ? csvText(cell) : cell;
    }),
  );
  const text = stringify(cells, {
    header: true,
    columns: columns.map(([heading]) => heading),
    bom: true,
    record_delimiter: "windows",
    quoted_string: true,
  });
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "shortlist.export",
    metadata: { candidates: rows.length, format: "csv" },
    now: ctx.clock(),
  });
  const bytes = new TextEncoder().encode(text);
  return new Download({ fileName: "candidates.csv", mimeType: "text/csv; charset=utf-8", bytes });
}
