import { setImmediate } from "node:timers/promises";
import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import {
  listOwnData,
  listOwnFiles,
  loadOwnValues,
} from "@resume-picker/db/queries/erasures/own-data";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { deleteOwnAccount } from "@resume-picker/db/queries/erasures/delete-account";
import { fileTypes } from "@resume-picker/domain/file-types";
import { actedBy } from "../acted-by.ts";
import { hideFileRows, hideRows } from "../blind/hide-identity.ts";
import { nobody, StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { requireCurrentPassword } from "./sign-in/require-current-password.ts";
import { removeAccountFiles } from "./remove-account-files.ts";

/** Exports all data of the account: a JSON file per kind, and all uploaded CV versions. */
export async function exportOwnData(ctx: UserContext): Promise<StreamedDownload> {
  const { db, user } = ctx;
  const values = Object.entries(loadOwnValues(db, user.id)).map(([kind, value]) => ({
    name: `${kind}.json`,
    text: JSON.stringify(value, null, 2),
  }));
  const lists = Object.entries(listOwnData(db, user.id)).map(([kind, rows]) => ({
    name: `${kind}.json`,
    pieces: () => jsonPieces(visibleRows(ctx, kind, rows())),
  }));
  const stored = listOwnFiles(db, user.id);
  const hidden = ctx.identityFilter.hiddenOf(stored.map(({ candidateId }) => candidateId));
  const visible = stored.filter(({ candidateId }) => !hidden.has(candidateId));
  const files = visible.map(({ id, candidateId, fileSha256, fileType, isCurrent }) => ({
    // Original names may be unsafe. They are listed in candidateVersions.json instead.
    name: `files/${candidateId}${isCurrent ? "" : `-version-${id}`}.${fileTypes[fileType].extensions[0]}`,
    file: ctx.files.pathOf(fileSha256),
  }));
  const now = ctx.clock();
  const leftOut = { candidates: hidden.size, files: stored.length - visible.length };
  const readme = { name: "README.txt", text: describeExport(now, leftOut) };
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "account.export",
    now,
  });
  return new StreamedDownload({
    fileName: `resume-picker-${now.toISOString().slice(0, 10)}.zip`,
    mimeType: "application/zip",
    identifies: nobody,
    stream: zipStream([readme, ...values, ...lists, ...files]),
  });
}

/** Candidates in blind review keep their code names in the export. */
function* visibleRows(ctx: UserContext, kind: string, batches: Iterable<readonly unknown[]>) {
  for (const batch of batches)
    yield kind === "uploadFiles"
      ? hideFileRows(ctx, batch)
      : hideRows(ctx, batch, kind === "candidates" ? "id" : "candidateId");
}

/** Says what the archive holds, and which CVs of candidates in blind review it lacks. */
function describeExport(now: Date, leftOut: { candidates: number; files: number }): string {
  const lines = [
    `Data of your account, exported on ${now.toISOString().slice(0, 10)}.`,
    "",
    "*.json: one file for each kind of data.",
    "files/: the CVs as uploaded. candidateVersions.json has their original names.",
  ];
  if (leftOut.candidates > 0)
    lines.push(
      "",
      `Left out: ${counted(leftOut.files, "CV")} of ${counted(leftOut.candidates, "candidate")} hidden from you in blind review.`,
      "These candidates have code names in the JSON files. Reveal them in their job and export again.",
    );
  return `${lines.join("\n")}\n`;
}

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Streams a list as JSON and lets other requests run between two batches. */
async function* jsonPieces(batches: Iterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for (const batch of batches) {
    if (batch.length > 0)
      yield separator + batch.map((row) => JSON.stringify(row, null, 2)).join(",\n");
    if (batch.length > 0) separator = ",\n";
    await setImmediate();
  }
  yield separator === ",\n" ? "\n]" : "[]";
}

export async function deleteAccount(ctx: UserContext, password: string): Promise<void> {
  await requireCurrentPassword(ctx, password);
  const left = await deleteOwnAccount(ctx.db, ctx.user.id, ctx.clock());
  if (ctx.sessionId !== null) ctx.setCookie((await ctx.sessions.end(ctx.sessionId)).setCookie);
  await removeAccountFiles(ctx, left);
}
